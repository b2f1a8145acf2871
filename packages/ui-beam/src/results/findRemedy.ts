import { type BeamCase, type Mechanism, judgeBeam } from '@eecs/solver-core';
import { applyFix } from '../editing/applyFix.ts';
import { type OfferedFix, listFixes } from './listFixes.ts';

/** One of several edits that together make a beam stable, with the document to which it applies. */
export interface RemedyStep extends OfferedFix {
  readonly document: BeamCase;
}

export interface Remedy {
  readonly steps: readonly RemedyStep[];
  /** The beam after all edits. */
  readonly document: BeamCase;
}

/**
 * Finds the edits that prevent all motions of a beam with several: the first fix of what still moves, repeatedly. Null
 * for a single motion, for which the first fix is enough, and if as many edits as motions are not enough.
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
