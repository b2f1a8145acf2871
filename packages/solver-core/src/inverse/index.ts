// The entry point `@eecs/solver-core/inverse`: the values of one number of a beam at which a condition holds, and why a
// result differs between two variants. No module of the solver imports it.
export { findValues } from './findValues.ts';
export type { FoundValues, InverseFailure, InverseQuestion } from './findValues.ts';
export type { Condition } from './condition.ts';
export { listBendingStiffnesses } from './knob.ts';
export type { Knob } from './knob.ts';
export { splitChange } from './splitChange.ts';
export type { ChangePart, SplitChange } from './splitChange.ts';
export type { Edit } from './listEdits.ts';
export { findQuestionFaults, parseQuestion, parseResult } from './parseQuestion.ts';
export type { QuestionFault } from './parseQuestion.ts';
export { readResult } from './readResult.ts';
export type { ResultCurve, ResultWish } from './readResult.ts';
