export type { Check, CheckDocument, CheckRow, Subject } from './check.ts';
export { listChecks } from './listChecks.ts';
export { toEditable } from './toEditable.ts';
export { type ReleasedValues, type ValueChange, compareReleased } from '../released/compareReleased.ts';
export { REASONS } from '../released/reasons.ts';
export { default as released } from '../released/values.json' with { type: 'json' };
