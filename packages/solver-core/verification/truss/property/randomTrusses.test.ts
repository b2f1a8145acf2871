import { describe, expect, it } from 'vitest';
import { TRUSS_TOLERANCE } from './compareTruss.ts';
import { runTrusses } from './runTrusses.ts';
import { drawCases, leastSeen } from '../../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261122);
const COUNT = drawCases(400);

describe(`random trusses, seed ${SEED}`, () => {
  it(`agree with the mixed method in 32 digits and with exact ranks on ${COUNT} of them`, () => {
    const { count, differing, solved, indeterminate, mechanisms, near, ill, worst } = runTrusses({
      seed: SEED,
      count: COUNT,
    });
    expect(differing).toEqual([]);
    expect(count).toBe(COUNT);
    expect(solved).toBeGreaterThanOrEqual(leastSeen(COUNT, 3 / 8));
    expect(indeterminate).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 8));
    expect(mechanisms).toBeGreaterThanOrEqual(leastSeen(COUNT, 1 / 8));
    expect(near + ill).toBeLessThan(4);
    expect(worst).toBeLessThanOrEqual(TRUSS_TOLERANCE);
  }, 60_000);
});
