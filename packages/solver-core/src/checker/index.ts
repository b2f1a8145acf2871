// The entry point `@eecs/solver-core/checker`: checks a calculation that contains its own proof. It imports no module
// of the solver, and no module of the solver imports it.
export { checkCalculation } from './checkCalculation.ts';
export type { CheckedCalculation } from './checkCalculation.ts';
