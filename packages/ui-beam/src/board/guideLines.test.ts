import { createScale } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import type { SchemeObject } from '../scheme/layoutScheme.ts';
import { findHit } from './findHit.ts';
import { drawGuideLines, listGuides, toGuideObjects } from './guideLines.ts';

// Ten metres over a thousand pixels: 1 m is 100 px.
const scheme = { scale: createScale({ domain: [0, 10], range: [0, 1000] }), axisY: 100, width: 1000 };
const guide = (index: number) => ({ kind: 'guide' as const, index });

test('guides are listed from left to right, those beyond the end left out', () => {
  expect(listGuides([7, 2, 12], { L: 10 })).toEqual([
    { item: guide(1), x: 2 },
    { item: guide(0), x: 7 },
  ]);
});

test('the line of the selected guide is told from the others, and one out of sight is not drawn', () => {
  const lines = drawGuideLines(listGuides([7, 2, 10.5], { L: 11 }), scheme, [guide(1)]);
  expect(lines.map(({ key, attributes }) => [key, attributes['data-state']])).toEqual([
    ['guide-1', 'selected'],
    ['guide-0', undefined],
  ]);
  expect(lines[0]?.attributes['d']).toMatch(/^M200 /);
});

const guides = toGuideObjects(listGuides([4], { L: 10 }), scheme);
const load: SchemeObject = {
  item: { kind: 'load', index: 0 },
  boxes: [{ x0: 390, y0: 40, x1: 410, y1: 100 }],
  handles: [],
};
const find = (x: number, y: number, rest: Partial<Parameters<typeof findHit>[0]> = {}) =>
  findHit({ objects: [load], guides, x, y, selected: [], isCoarse: false, ...rest })?.item ?? null;

test('a guide is found within 12 px where nothing else is, and an object of the beam goes first', () => {
  expect(find(411, 120)).toEqual(guide(0));
  expect(find(413, 120)).toBeNull();
  expect(find(400, 70)).toEqual(load.item);
});

test('by finger a guide is found within 22 px, and before an object once it is selected', () => {
  expect(find(421, 120, { isCoarse: true })).toEqual(guide(0));
  expect(find(423, 120, { isCoarse: true })).toBeNull();
  expect(find(400, 70, { isCoarse: true })).toEqual(load.item);
  expect(find(400, 70, { isCoarse: true, selected: [guide(0)] })).toEqual(guide(0));
});
