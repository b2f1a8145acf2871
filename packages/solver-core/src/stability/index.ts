// The entry point `@eecs/solver-core/stability`: critical factors, effective lengths and frequencies of plane frames.
export { findCriticalFactors } from './findCriticalFactors.ts';
export type { CriticalFactor, FrameStability, NoStability, StabilityOptions } from './findCriticalFactors.ts';
export { findFrequencies } from './findFrequencies.ts';
export type { FrameFrequencies, FrameFrequency } from './findFrequencies.ts';
export type { FrameMode } from './stiffnessOfPieces.ts';
