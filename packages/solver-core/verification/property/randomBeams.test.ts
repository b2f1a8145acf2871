import { describe, expect, it } from 'vitest';
import { TOLERANCE } from './compareBeam.ts';
import { runBeams } from './runBeams.ts';

const SEED = 20261120;

describe('random beams', () => {
  it('agrees with the displacement method in 32 digits on 300 of them', () => {
    const { count, differing, solved, worst } = runBeams(SEED, 300);
    expect(differing).toEqual([]);
    expect(count).toBe(300);
    expect(solved).toBeGreaterThan(200);
    expect(worst).toBeLessThanOrEqual(TOLERANCE);
  }, 60_000);
});
