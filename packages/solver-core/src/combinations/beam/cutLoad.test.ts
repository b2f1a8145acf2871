import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { beamCase, force, moment, pin, quadratic, roller } from '../../../verification/beamCase.ts';
import { readBeam } from '../../../verification/combinedBeam.ts';
import { cutLoad } from './cutLoad.ts';
import { listSpans } from './listSpans.ts';
import type { Load } from '../../model/beam/document.ts';

test('a load is cut at supports into parts that add up to it', () => {
  const document = readBeam(
    beamCase(9, {
      supports: [pin(0), roller(4), roller(7)],
      loads: [quadratic(1, 8, [-1, -5, -3]), force(4, -7), moment(9, 2)],
    }),
  );
  const spans = listSpans(document);
  expect(spans).toEqual([
    { x0: 0, x1: 4, isOverhang: false },
    { x0: 4, x1: 7, isOverhang: false },
    { x0: 7, x1: 9, isOverhang: true },
  ]);
  const [spread, point, end] = document.loads as [Load, Load, Load];
  const parts = spans.map((span) => cutLoad(spread, span, document)) as Extract<Load, { y: unknown }>[];
  expect(parts.map(({ x }) => x)).toEqual([
    [1, 4],
    [4, 7],
    [7, 8],
  ]);
  // Simpson's rule is exact for parabolas.
  const total = parts.reduce((sum, { x, y }) => sum + ((x[1] - x[0]) / 6) * (y[0] + 4 * y[1] + y[2]), 0);
  expectClose(total, (7 / 6) * (-1 - 20 - 3), 1e-13);
  expect(spans.map((span) => cutLoad(point, span, document) !== null)).toEqual([false, true, false]);
  expect(spans.map((span) => cutLoad(end, span, document) !== null)).toEqual([false, false, true]);
});
