import { expect, test } from 'vitest';
import { stepByArrow } from './stepByArrow.ts';

test('arrows go on and back, and from either end to the other', () => {
  expect(stepByArrow('ArrowRight', 0, 3)).toBe(1);
  expect(stepByArrow('ArrowDown', 2, 3)).toBe(0);
  expect(stepByArrow('ArrowLeft', 0, 3)).toBe(2);
  expect(stepByArrow('ArrowUp', 2, 3)).toBe(1);
});

test('other keys go nowhere', () => {
  expect(stepByArrow('Home', 1, 3)).toBeUndefined();
  expect(stepByArrow('a', 1, 3)).toBeUndefined();
});
