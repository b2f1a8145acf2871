import { describe, expect, it } from 'vitest';
import { withoutRounding } from './jointMotions.ts';

describe('the effect of rounded coordinates on a motion', () => {
  const largest = 10n ** 24n;
  const movesBeside = (component: bigint) =>
    withoutRounding(
      new Map([
        [0, [largest, 0n]],
        [1, [component, 0n]],
      ]),
    ).has(1);

  it('is left out just below 1e-12 of the largest component, and kept just above', () => {
    expect(movesBeside((largest / 10n ** 14n) * 99n)).toBe(false);
    expect(movesBeside((largest / 10n ** 14n) * 101n)).toBe(true);
    expect(movesBeside((-largest / 10n ** 14n) * 99n)).toBe(false);
    expect(movesBeside((-largest / 10n ** 14n) * 101n)).toBe(true);
  });
});
