import { describe, expect, it } from 'vitest';
import { compareBeam, TOLERANCE } from './compareBeam.ts';
import { generateBeam } from './generateBeam.ts';
import { createRandom } from '@eecs/testing/random';
import { runBeams } from './runBeams.ts';
import { drawCases, leastSeen } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261120);
const COUNT = drawCases(300);

describe(`random beams, seed ${SEED}`, () => {
  it(`agrees with the displacement method in 32 digits on ${COUNT} of them`, () => {
    const { count, differing, solved, worst } = runBeams({ seed: SEED, count: COUNT });
    expect(differing).toEqual([]);
    expect(count).toBe(COUNT);
    expect(solved).toBeGreaterThanOrEqual(leastSeen(COUNT, 2 / 3));
    expect(worst).toBeLessThanOrEqual(TOLERANCE);
  }, 60_000);

  it.each([
    [61_549, 'a moment right on a clamp'],
    [65_597, 'a hinge beside a soft spring under stiff sections'],
    [75_881, 'two hinges beside a soft spring'],
  ])('agrees on beam %d, which long runs found: %s', (index) => {
    expect(compareBeam(generateBeam(createRandom(1 + index))).kind).toBe('agrees');
  });
});
