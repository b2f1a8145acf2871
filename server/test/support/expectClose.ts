import { expect } from 'vitest';

/**
 * Expects a number to equal another within a relative tolerance: of the expected number, or of `scale`, the largest ordinate of the
 * same diagram.
 */
export function expectClose(
  actual: number | undefined,
  expected: number,
  {
    relative = 1e-9,
    scale = Math.abs(expected),
  }: { readonly relative?: number; readonly scale?: number } = {},
): void {
  const difference = Math.abs((actual ?? NaN) - expected);
  expect(difference <= relative * scale, `${actual} instead of ${expected}`).toBe(true);
}
