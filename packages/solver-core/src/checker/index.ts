// The entry point `@eecs/solver-core/checker`: it checks a calculation that carries its proof. It imports nothing of the
// solver, and nothing of the solver imports it.
export { checkCalculation } from './checkCalculation.ts';
export type { CheckedCalculation } from './checkCalculation.ts';
