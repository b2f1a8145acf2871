import { type BeamAnswer, type BeamCase, LIMITS, solveBeam, timoshenko } from '@eecs/solver-core';
import { type PreviewSolver, answerLater } from '@eecs/ui-kit/editing';

/** Solves a document for display: diagrams and reactions, without expensive results. */
function solveShown(document: object): BeamAnswer {
  return solveBeam(document, { include: [], mohr: [], shear: timoshenko, limits: LIMITS.full });
}

/** Solves in the page, for an editor whose host has no solver, with the same core as the server. */
export const solveLocally = answerLater<BeamCase, BeamAnswer>(solveShown);

/** Solves beams for the live diagrams. A beam is solved in one part, during a gesture or not. */
export const beamPreview: PreviewSolver<object, BeamAnswer> = {
  solve: solveShown,
  *solveInParts(document) {
    yield;
    return solveShown(document);
  },
};
