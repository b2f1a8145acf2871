import { LIMITS } from '@eecs/solver-core';
import { type FrameAnswer, type FrameCase, solveFrame } from '@eecs/solver-core/frame';
import { answerLater } from '@eecs/ui-kit/editing';

/** Solves in the page, for an editor whose host has no solver; uses the same core as the server. */
export const solveLocally = answerLater((document: FrameCase): FrameAnswer =>
  solveFrame(document, { limits: LIMITS.full }),
);

/** Solves for the preview: forces, reactions, displacements and the verdict. */
export function solvePreview(document: FrameCase): FrameAnswer {
  return solveFrame(document, { include: [], limits: LIMITS.full });
}
