import { expect, test } from 'vitest';
import type { DrawnField } from './cutField.ts';
import { findTurn } from './findTurn.ts';
import { readCut } from './readCut.ts';

/** A section of 200 mm with the stress z at its left side and zero at its right side. */
const levels = [-100, 0, 60, 100].map((z) => ({
  z,
  side: z === 100 ? 'below' : 'above',
  left: { y: -50, sigma: z },
  right: { y: 50, sigma: 0 },
}));
const field = {
  cut: { levels, bounds: { bottom: -100, top: 100 } },
  valueOf: ({ sigma }: { readonly sigma: number }) => sigma,
} as unknown as DrawnField;

test('without an asked height the point of the greatest stress is read, the first of two that are equal', () => {
  expect(readCut(field, null)).toEqual({ z: -100, y: -50, level: 'above' });
});

test('an asked height is kept within the section, and the top is read from below', () => {
  expect(readCut(field, 50)).toEqual({ z: 50, y: -50, level: 'above' });
  expect(readCut(field, 500)).toEqual({ z: 100, y: -50, level: 'below' });
});

test('where parts of the beam meet the turn is that of the side that is asked', () => {
  const parts = [
    { x: 2, alpha: 30, flip: true },
    { x: 5, alpha: 0, flip: false },
  ] as unknown as Parameters<typeof findTurn>[0];
  expect(findTurn(parts, { x: 2, side: 'left' })).toEqual({ alphaDeg: 30, isFlipped: true });
  expect(findTurn(parts, { x: 2, side: 'right' })).toEqual({ alphaDeg: 0, isFlipped: false });
  expect(findTurn(parts, { x: 5, side: 'right' })).toEqual({ alphaDeg: 0, isFlipped: false });
});
