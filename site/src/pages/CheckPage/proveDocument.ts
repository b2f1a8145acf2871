import { solveBeam, timoshenko } from '@eecs/solver-core';
import type { BeamCase } from '@eecs/solver-core';
import { checkCalculation } from '@eecs/solver-core/checker';
import { proveByHand } from '@eecs/solver-core/hand';

/**
 * Writes the calculation by hand of every case set of a beam and verifies it line by line with the independent checker.
 * Returns how many lines were verified; null if a set has no such calculation or a line of it is wrong.
 */
export function proveDocument(document: BeamCase): number | null {
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
