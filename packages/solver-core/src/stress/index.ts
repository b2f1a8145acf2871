// The entry point `@eecs/solver-core/stress`: the stresses of a solved beam. Pages that need only N, Q and M do not
// load it.
export { addStresses } from './addStresses.ts';
export { computeStresses, createStressMemory } from './computeStresses.ts';
export type { BeamStresses, StressMemory, StressOptions } from './computeStresses.ts';
export { curveToDiagram } from './curveDiagram.ts';
export { openCut } from './openCut.ts';
export type { CutField, CutLevel, OpenedCut } from './openCut.ts';
export { shearProfile, stressAt } from './stressAt.ts';
export { computeEquivalents } from './strengthTheories.ts';
export type { TheoryConstants } from './strengthTheories.ts';
