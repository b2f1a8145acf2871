import type { Support } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { drawSupport } from './drawSupport.ts';

const draw = (support: Support, isRightEnd = false) =>
  drawSupport(support, {
    key: 'support-0',
    x: 100,
    axisY: 50,
    isRightEnd,
    format: (value, direction) => `${value} ${direction}`,
  });

test('a support that stays is drawn once', () => {
  const { glyphs, marks, labels } = draw({ className: 'simple', x: 0 });
  expect(glyphs.map(({ key }) => key)).toEqual(['support-0-roller']);
  expect(marks).toEqual([]);
  expect(labels).toEqual([]);
});

test('one that sinks is drawn dashed below its place, with an arrow downwards and what it sinks by', () => {
  const { glyphs, marks, labels } = draw({ className: 'simple', x: 0, settlement: { y: -0.01 } });
  expect(glyphs.map(({ key, x, y, isDashed }) => [key, x, y, isDashed === true])).toEqual([
    ['support-0-settled-roller', 100, 59, true],
    ['support-0-roller', 100, 50, false],
  ]);
  // The shaft of the arrow begins above its head.
  const [, tail, head] = /^M\S+ (\S+)L\S+ ([^M]+)M/.exec(marks[0]?.d ?? '') ?? [];
  expect(Number(head)).toBeGreaterThan(Number(tail));
  expect(labels.map(({ text }) => text)).toEqual(['0.01 y']);
});

test('a settling spring is drawn with only its ground moved', () => {
  const { glyphs } = draw({ className: 'fixed', x: 0, stiffness: { y: 2e6 }, settlement: { y: -0.01 } });
  const settled = glyphs.find(({ key }) => key === 'support-0-settled-spring');
  expect(settled).toMatchObject({ y: 59, isDashed: true });
  // One horizontal line: no second zigzag over the first.
  expect(settled?.data.strokes.map(({ d }) => d)).toEqual(['M-0.55 0.7L0.55 0.7']);
});

test('each direction has an arrow and a value of its own; a turn moves nothing', () => {
  const settlement = { x: 0.003, y: 0.01, r: -0.002 };
  const { glyphs, labels } = draw({ className: 'cantilever', x: 0, settlement });
  expect(glyphs[0]).toMatchObject({ x: 109, y: 41 });
  expect(labels.map(({ text }) => text)).toEqual(['0.01 y', '0.003 x', '0.002 r']);
  expect(draw({ className: 'cantilever', x: 0, settlement: { r: 0.002 } }).glyphs).toHaveLength(1);
});

test('at the right end values stand left of the arrows, and walls and springs along the axis are mirrored', () => {
  const support: Support = { className: 'cantilever', x: 5, stiffness: { x: 1e6 }, settlement: { y: -0.01 } };
  const { glyphs, labels } = draw(support, true);
  expect(glyphs.filter(({ isDashed }) => isDashed !== true).every(({ isMirrored }) => isMirrored)).toBe(true);
  expect(labels[0]?.places[0]?.x).toBeLessThan(100);
});
