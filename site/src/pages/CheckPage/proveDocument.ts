import { solveBeam, timoshenko } from '@eecs/solver-core';
import type { BeamCase } from '@eecs/solver-core';
import { checkCalculation } from '@eecs/solver-core/checker';
import { proveByHand } from '@eecs/solver-core/hand';

/**
 * Greatest number of supports, loads and sections of a beam together: the exact numbers of a larger one can take longer
 * than a reader waits for a page.
 */
const MOST_PARTS = 40;

/**
 * Writes the calculation by hand of every case set of a beam and verifies it line by line with the independent checker.
 * Returns how many lines were verified; null if a set has no such calculation, a line of it is wrong or the beam has
 * too many parts.
 */
export function proveDocument(document: BeamCase): number | null {
  const { supports, loads, beamSections } = document;
  if (supports.length + loads.length + beamSections.length > MOST_PARTS) return null;
  const answer = solveBeam(document, { include: ['tree'], mohr: [], shear: timoshenko });
  if (answer.level === 'error') return null;
  let count = 0;
  for (const set of answer.sets.keys()) {
    const file = proveByHand(document, { answer, set, names: [] });
    const checked = file === null ? null : checkCalculation(file);
    if (checked?.ok !== true) return null;
    count += checked.lines;
  }
  return count;
}
