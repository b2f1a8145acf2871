import { describe, expect, it } from 'vitest';
import { runVerdicts } from './runVerdicts.ts';
import { drawCases } from '../../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 1);
const COUNT = drawCases(10_000);

describe(`random trusses, seed ${SEED}`, () => {
  it(`judges ${COUNT} of them as exact ranks of the dense conditions do, with motions that keep them and fixes that raise the rank`, () => {
    const { seed, count, differing, statuses } = runVerdicts(SEED, COUNT);
    expect({ seed, differing }).toEqual({ seed: SEED, differing: [] });
    expect(count).toBe(COUNT);
    // The generator must produce every status.
    expect(Object.keys(statuses).sort()).toEqual([
      'changeable',
      'determinate',
      'indeterminate',
      'instantlyChangeable',
      'underSupported',
    ]);
  }, 300_000);
});
