import { type BeamAnswer, type BeamCase, solveBeam, timoshenko } from '@eecs/solver-core';

/** A preview with what it cost, by which the next one's place is chosen. */
export interface TimedAnswer {
  readonly answer: BeamAnswer;
  readonly tookMs: number;
}

/** Solves a document as the live diagrams need it: diagrams and reactions, nothing that costs extra. */
export function solvePreview(document: BeamCase): TimedAnswer {
  const start = performance.now();
  const answer = solveBeam(document, { include: [], mohr: [], shear: timoshenko });
  return { answer, tookMs: performance.now() - start };
}
