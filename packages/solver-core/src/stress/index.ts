// The door `@eecs/solver-core/stress`: what a solved beam is stressed with. Whoever wants only N, Q, M does not load
// it.
export { addStresses } from './addStresses.ts';
export { computeStresses, createStressMemory } from './computeStresses.ts';
export type { BeamStresses, StressMemory, StressOptions } from './computeStresses.ts';
export { curveToDiagram } from './curveDiagram.ts';
export { openCut } from './openCut.ts';
export type { CutField, CutLevel, OpenedCut } from './openCut.ts';
export { shearProfile, stressAt } from './stressAt.ts';
export { computeEquivalents } from './strengthTheories.ts';
export type { TheoryConstants } from './strengthTheories.ts';
