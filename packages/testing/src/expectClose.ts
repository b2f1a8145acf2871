import { expect } from 'vitest';

/**
 * Expects a number to equal another within a stated relative tolerance. The tolerance is relative to the expected
 * number, or to `scale` if given. For a value that is small compared with the rest of its diagram, use the diagram's
 * largest ordinate as the scale. Zero without a scale is compared exactly.
 *
 * @example expectClose(0.1 + 0.2, 0.3, 1e-15)
 */
export function expectClose(
  actual: number | undefined,
  expected: number,
  relative: number,
  scale = Math.abs(expected),
): void {
  const difference = Math.abs((actual ?? NaN) - expected);
  const message = `${actual} differs from ${expected} by ${difference}, allowed ${relative * scale}`;
  expect(difference <= relative * scale, message).toBe(true);
}
