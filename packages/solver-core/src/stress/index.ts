// The door `@eecs/solver-core/stress`: what a solved beam is stressed with. Whoever wants only N, Q, M does not load it.
export { addStresses } from './addStresses.ts';
export { computeStresses } from './computeStresses.ts';
export type { BeamStresses, StressOptions } from './computeStresses.ts';
export { shearProfile, stressAt } from './stressAt.ts';
export { computeEquivalents } from './strengthTheories.ts';
export type { TheoryConstants } from './strengthTheories.ts';
