export type { Check, CheckDocument, CheckRow, Subject } from './check.ts';
export { listChecks } from './listChecks.ts';
export { toEditable } from './toEditable.ts';
