// The entry point `@eecs/solver-core/sizing`: the utilisation of the limits of a beam, and the lightest section that
// meets them.
export { assignSection } from './assignSection.ts';
export { type BeamPart, listParts } from './beamParts.ts';
export { allowedDeflection } from './allowedDeflection.ts';
export type { Candidate, SizingOrder } from './candidates.ts';
export {
  type RejectedSection,
  type SizedSection,
  type Sizing,
  type SizingAnswer,
  type SizingProgress,
  type SizingWish,
  checkBeam,
  findLightest,
  listWorst,
  searchLightest,
} from './findLightest.ts';
export { type JudgedCombination, type LimitCheck, type SizingLimits, isMet } from './limits.ts';
export { listUnjudged } from './listUnjudged.ts';
export type { CodeJudge, CodeJudgement } from './codeJudgement.ts';
export type { MissingInput } from './missing.ts';
export { findOwnDeflection } from './ownDeflection.ts';
export { type Seat, findSeat } from './seat.ts';
export { readLimits } from './readLimits.ts';
