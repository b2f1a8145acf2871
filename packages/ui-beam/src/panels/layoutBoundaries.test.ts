import { expect, test } from 'vitest';
import { layoutBoundaries } from './layoutBoundaries.ts';

const toX = (x: number): number => 10 * x;

test('supports stand from left to right under their letters, a hinge without one', () => {
  const supports = [
    { className: 'simple', x: 12 },
    { className: 'hinge', x: 8 },
    { className: 'cantilever', x: 0 },
  ] as const;
  expect(layoutBoundaries({ supports: [...supports], L: 12 }, toX)).toEqual([
    { x: 0, parts: ['wall'], name: 'A', isRightEnd: false },
    { x: 80, parts: ['hinge'], name: '', isRightEnd: false },
    { x: 120, parts: ['roller'], name: 'B', isRightEnd: true },
  ]);
});

test('two supports too near for two letters share the place of one, and neither is left out', () => {
  const supports = [0, 11.7, 12].map((x) => ({ className: 'simple' as const, x }));
  const names = layoutBoundaries({ supports, L: 12 }, (x) => 20 * x).map(({ name }) => name);
  expect(names.join(' ')).toBe('A B, C');
  // A separate letter if there are 16 px for it.
  const apart = [0, 11.2, 12].map((x) => ({ className: 'simple' as const, x }));
  expect(layoutBoundaries({ supports: apart, L: 12 }, (x) => 20 * x).map(({ name }) => name)).toEqual([
    'A',
    'B',
    'C',
  ]);
});

test('supports beyond an end are not drawn, and of a thousand supports those with room are', () => {
  const supports = Array.from({ length: 1000 }, (_, index) => ({
    className: 'simple' as const,
    x: index / 50,
  }));
  const drawn = layoutBoundaries({ supports, L: 10 }, toX);
  // 100 px with 8 px between neighbours.
  expect(drawn.length).toBeLessThanOrEqual(13);
  expect(drawn.every(({ x }) => x <= 100)).toBe(true);
});
