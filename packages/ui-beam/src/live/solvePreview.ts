import { type BeamAnswer, type BeamCase, LIMITS, solveBeam, timoshenko } from '@eecs/solver-core';
import type { TimedAnswer } from '@eecs/ui-kit/editor';

/** Solves a document as the live diagrams need it: diagrams and reactions, nothing that costs extra. */
export function solvePreview(document: BeamCase): TimedAnswer<BeamAnswer> {
  const start = performance.now();
  const answer = solveBeam(document, { include: [], mohr: [], shear: timoshenko, limits: LIMITS.full });
  return { answer, tookMs: performance.now() - start };
}
