import { describe, expect, it } from 'vitest';
import { runVerdicts } from './runVerdicts.ts';

const SEED = 1;

describe('random trusses', () => {
  it('judges 10 000 of them as exact ranks of the dense conditions do, with motions that keep them and fixes that raise the rank', () => {
    const { seed, count, differing, statuses } = runVerdicts(SEED, 10_000);
    expect({ seed, differing }).toEqual({ seed: SEED, differing: [] });
    expect(count).toBe(10_000);
    // The generator is worth its name only when every status occurs.
    expect(Object.keys(statuses).sort()).toEqual([
      'changeable',
      'determinate',
      'indeterminate',
      'instantlyChangeable',
      'underSupported',
    ]);
  }, 300_000);
});
