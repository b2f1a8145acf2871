import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import {
  createAxles,
  createChoice,
  findSupport,
  fitChoice,
  hasSides,
  listBearing,
  listKinds,
  toWish,
} from './influenceChoice.ts';

const { hingedSpans, proppedCantilever, twoSpans } = beamExamples;

test('a beam nobody chose anything of shows the moment in its middle, and two axles a fifth of it apart', () => {
  expect(createChoice(twoSpans)).toEqual({ kind: 'M', x: 5, side: 'right' });
  expect(createAxles(twoSpans)).toEqual({ first: 100_000, second: 100_000, gap: 2 });
});

test('a moment of a support is offered where one is clamped; a hinge carries nothing', () => {
  expect(listKinds(twoSpans.supports)).toEqual(['reaction', 'Q', 'M', 'deflection']);
  expect(listKinds(proppedCantilever.supports)).toContain('moment');
  const bearing = listBearing(hingedSpans.supports, 'reaction');
  expect(bearing.map((index) => hingedSpans.supports[index]?.className)).not.toContain('hinge');
  expect(bearing.map((index) => hingedSpans.supports[index]?.x)).toEqual(
    bearing.map((index) => hingedSpans.supports[index]?.x).toSorted((a = 0, b = 0) => a - b),
  );
});

test('a line of a support is of the nearest one, and its place is the support’s', () => {
  const choice = { kind: 'reaction', x: 6, side: 'right' } as const;
  expect(findSupport(twoSpans, choice)).toBe(1);
  expect(fitChoice(choice, twoSpans)).toEqual({ ...choice, x: 5 });
  expect(toWish(twoSpans, choice)).toEqual({ kind: 'reaction', support: 1 });
});

test('a line that the beam no longer has becomes that of the moment at the same place', () => {
  const choice = { kind: 'moment', x: 40, side: 'left' } as const;
  expect(fitChoice(choice, twoSpans)).toEqual({ kind: 'M', x: 10, side: 'left' });
});

test('sides are distinguished at a support within the beam', () => {
  const at = (x: number) => hasSides(twoSpans, { kind: 'Q', x, side: 'left' });
  expect([at(0), at(4), at(5), at(10)]).toEqual([false, false, true, false]);
  expect(hasSides(twoSpans, { kind: 'deflection', x: 5, side: 'left' })).toBe(false);
});
