import { type BeamCase, type Mechanism, judgeBeam } from '@eecs/solver-core';
import { applyFix } from '../editing/applyFix.ts';
import { type OfferedFix, listFixes } from './listFixes.ts';

/** One edit of several that together make a beam stand, with the document it is made in. */
export interface RemedyStep extends OfferedFix {
  readonly document: BeamCase;
}

export interface Remedy {
  readonly steps: readonly RemedyStep[];
  /** The beam as it is after all of them. */
  readonly document: BeamCase;
}

/**
 * Finds for a beam that can move in several ways the edits that stop all of it: of what moves, the first fix, and so
 * on. Null for one motion, whose first fix is enough, and where as many edits as motions are not.
 */
export function findRemedy(document: BeamCase, mechanisms: readonly Mechanism[]): Remedy | null {
  if (mechanisms.length < 2) return null;
  const steps: RemedyStep[] = [];
  let corrected = document;
  let left: readonly Mechanism[] = mechanisms;
  while (left.length > 0) {
    const [first] = listFixes(left, corrected);
    if (first === undefined || steps.length === mechanisms.length) return null;
    steps.push({ ...first, document: corrected });
    corrected = applyFix(corrected, first.fix).document;
    left = judgeBeam(corrected).mechanisms;
  }
  return steps.length < 2 ? null : { steps, document: corrected };
}
