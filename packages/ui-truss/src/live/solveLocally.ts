import { LIMITS } from '@eecs/solver-core';
import { type TrussAnswer, type TrussCase, solveTruss } from '@eecs/solver-core/truss';

/**
 * Solves in the page, for an editor whose surroundings have no solver: the same core as the server's. Loaded when it is
 * first needed.
 */
export async function solveLocally(document: TrussCase): Promise<TrussAnswer> {
  // One turn later, so that the busy state is painted before the work.
  await new Promise((resolve) => setTimeout(resolve));
  return solveTruss(document, { include: ['checks'], mohr: [], limits: LIMITS.full });
}
