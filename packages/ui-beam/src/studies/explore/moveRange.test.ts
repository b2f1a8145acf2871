import { expect, test } from 'vitest';
import { centerRange, panRange, spanRange, zoomRange } from './moveRange.ts';

test('zooming keeps its place where it was and stays on the beam', () => {
  expect(zoomRange([0, 1], 0.5, 0.5)).toEqual([0.25, 0.75]);
  expect(zoomRange([0, 1], 0.5, 0)).toEqual([0, 0.5]);
  expect(zoomRange([0.25, 0.75], 4, 0.5)).toEqual([0, 1]);
  expect(zoomRange([0, 1], 1e-9, 1)).toEqual([0.999, 1]);
});

test('panning stops at the ends', () => {
  expect(panRange([0.25, 0.5], 0.5)).toEqual([0.375, 0.625]);
  expect(panRange([0.75, 1], 0.5)).toEqual([0.75, 1]);
  expect(panRange([0, 0.5], -1)).toEqual([0, 0.5]);
});

test('a dragged range is shown in either direction', () => {
  expect(spanRange(0.75, 0.25)).toEqual([0.25, 0.75]);
  expect(spanRange(-0.5, 0.5)).toEqual([0, 1]);
});

test('a place is brought into the middle as far as the beam goes', () => {
  expect(centerRange([0, 0.5], 0.5)).toEqual([0.25, 0.75]);
  expect(centerRange([0, 0.5], 1)).toEqual([0.5, 1]);
});
