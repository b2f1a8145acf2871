import { describe, expect, it } from 'vitest';
import { TRUSS_TOLERANCE } from './compareTruss.ts';
import { runTrusses } from './runTrusses.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261122);

describe(`random trusses, seed ${SEED}`, () => {
  it('agree with the mixed method in 32 digits and with exact ranks on 400 of them', () => {
    const { count, differing, solved, indeterminate, mechanisms, near, ill, worst } = runTrusses({
      seed: SEED,
      count: 400,
    });
    expect(differing).toEqual([]);
    expect(count).toBe(400);
    expect(solved).toBeGreaterThan(150);
    expect(indeterminate).toBeGreaterThan(50);
    expect(mechanisms).toBeGreaterThan(50);
    expect(near + ill).toBeLessThan(4);
    expect(worst).toBeLessThanOrEqual(TRUSS_TOLERANCE);
  }, 60_000);
});
