import { expect, test } from 'vitest';
import { createScale } from './createScale.ts';
import { getInsets, NARROW_PX } from './getInsets.ts';
import { EDITOR_MARGINS_PX, guessWidth } from './guessWidth.ts';
import { layoutDimensionChain } from './layoutDimensionChain.ts';

test('a scale maps there and back', () => {
  const scale = createScale({ domain: [0, 12], range: [24, 624] });
  expect(scale.toPx(6)).toBe(324);
  expect(scale.toWorld(324)).toBe(6);
  expect(scale.factor).toBe(50);
});

test('a scale without extent maps to the middle', () => {
  const scale = createScale({ domain: [3, 3], range: [0, 100] });
  expect(scale.toPx(3)).toBe(50);
  expect(scale.toWorld(10)).toBe(3);
});

test('a beam and its diagrams have one pair of insets, smaller on a phone', () => {
  expect(getInsets(NARROW_PX)).toEqual({ left: 64, right: 56 });
  expect(getInsets(NARROW_PX - 1)).toEqual({ left: 46, right: 40 });
});

test('before it is measured an element has the width that a narrow screen leaves it', () => {
  const of = { fallback: 960, margins: EDITOR_MARGINS_PX };
  expect(guessWidth(390, of)).toBe(390 - EDITOR_MARGINS_PX);
  expect(guessWidth(1440, of)).toBe(960);
});

test('a screen of a page without one guesses no width', () => {
  expect(guessWidth(0, { fallback: 960, margins: EDITOR_MARGINS_PX })).toBe(960);
  expect(guessWidth(EDITOR_MARGINS_PX, { fallback: 960, margins: EDITOR_MARGINS_PX })).toBe(960);
  expect(guessWidth(0, { fallback: 960, margins: 0 })).toBe(960);
});

test('a dimension chain takes each point once, in order, and states what fits', () => {
  const scale = createScale({ domain: [0, 12], range: [0, 600] });
  const links = layoutDimensionChain({
    points: [12, 0, 6, 6, 6.2, 6 + 1e-13],
    scale,
    format: (length) => length.toFixed(3),
  });
  expect(links.map(({ text, fits }) => [text, fits])).toEqual([
    ['6.000', true],
    ['0.200', false],
    ['5.800', true],
  ]);
  expect(links[0]).toMatchObject({ startPx: 0, endPx: 300 });
});
