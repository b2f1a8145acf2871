import { type BeamAnswer, type BeamCase, LIMITS, solveBeam, timoshenko } from '@eecs/solver-core';

/**
 * Solves in the page, for an editor whose surroundings have no solver: the same core, the same diagrams and reactions
 * as the server. Loaded when it is first needed.
 */
export async function solveLocally(document: BeamCase): Promise<BeamAnswer> {
  // One turn later, so that the busy state is painted before the work.
  await new Promise((resolve) => setTimeout(resolve));
  // Values that the editor does not show are not computed.
  return solveBeam(document, { include: [], mohr: [], shear: timoshenko, limits: LIMITS.full });
}
