import type { BeamCase } from '../model/beam/document.ts';
import type { LimitCheck } from './limits.ts';
import type { UnjudgedPart } from './unjudgedPart.ts';

/** The utilisations of a beam's resistances by a design code, and the parts that the code does not judge. */
export interface CodeJudgement {
  /** The worst check of each kind. */
  readonly checks: readonly LimitCheck[];
  /** Empty if everything was judged. */
  readonly unjudged: readonly UnjudgedPart[];
}

/**
 * Judges a beam by the design code that its document names; null if it cannot be solved or combined, or has no
 * combination of strength. `createCodeJudge` of `@eecs/solver-core/code-checks` creates one.
 */
export type CodeJudge = (beam: BeamCase) => CodeJudgement | null;
