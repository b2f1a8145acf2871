import { createRandom } from '@eecs/testing/random';
import { parseCase, solveBeam, timoshenko } from '@eecs/solver-core';
import type { SolvedBeam } from '@eecs/solver-core';
import { proveByHand } from '../../src/hand/index.ts';
import type { CalculationFile } from '../../src/hand/index.ts';
import { generateBeam } from '../property/generateBeam.ts';
import { toDocument } from '../property/plainBeam.ts';

/** Draws and solves the beam of a seed, with its calculations; returns null if it cannot be solved. */
export function drawSolved(seed: number): {
  readonly answer: SolvedBeam;
  readonly prove: (set: number) => CalculationFile | null;
} | null {
  const parsed = parseCase(toDocument(generateBeam(createRandom(seed))));
  if (!parsed.ok) return null;
  const { document } = parsed;
  const answer = solveBeam(document, { include: ['tree'], mohr: [], shear: timoshenko });
  if (answer.level === 'error') return null;
  const names = document.supports.map((_, index) => `S${index}`);
  return { answer, prove: (set) => proveByHand(document, { answer, set, names }) };
}

/** Returns the calculations of the beam of a seed, one for each of its sets; none if it cannot be solved. */
export function drawCalculations(seed: number): (CalculationFile | null)[] {
  const drawn = drawSolved(seed);
  return drawn === null ? [] : drawn.answer.sets.map((_, set) => drawn.prove(set));
}
