import type { BeamCase } from '@eecs/solver-core';
import { assignSection } from '@eecs/solver-core/sizing';
import { expect, test } from 'vitest';
import { createBeam } from '../../state/createBeam.ts';
import {
  addDeflectionLimit,
  changeDeflectionLimit,
  listUsualSpans,
  removeDeflectionLimit,
  setStressFactor,
  withLimits,
} from './editLimits.ts';
import { runInSlices } from './runInSlices.ts';
import { describeBasis } from './searchBasis.ts';
import { toPercent } from '../code/toPercent.ts';

const beam: BeamCase = createBeam(0);

test('a usual limit takes one press, and is not offered again while it is there', () => {
  const limits = addDeflectionLimit(addDeflectionLimit({}, 300), 360);
  expect(limits).toEqual({ deflection: [{ span: 300 }, { span: 360 }] });
  expect(listUsualSpans({})).toContain(300);
  expect(listUsualSpans(limits)).not.toContain(300);
  expect(listUsualSpans(limits)).toContain(250);
});

test('limits are put into the document, changed, and leave it with the last one', () => {
  const first = addDeflectionLimit({});
  expect(first).toEqual({ deflection: [{ span: 250 }] });
  const both = changeDeflectionLimit(first, 0, { cantilever: 125, most: 20, units: 0 });
  expect(changeDeflectionLimit(both, 0, { span: undefined })).toEqual({
    deflection: [{ cantilever: 125, most: 20, units: 0 }],
  });
  const document = withLimits(beam, setStressFactor(both, 1.1));
  expect(document.limits).toEqual({ ...both, stress: { factor: 1.1 } });
  const without = withLimits(
    document,
    setStressFactor(removeDeflectionLimit(document.limits ?? {}, 0), null),
  );
  expect('limits' in without).toBe(false);
});

test('an answer holds for another section of the same beam, and not for other loads or limits', () => {
  const other = assignSection(beam, { className: 'rectangle', label: 'other', b: 100, h: 200 });
  expect(describeBasis(other)).toBe(describeBasis(beam));
  expect(describeBasis({ ...beam, title: 'other' })).toBe(describeBasis(beam));
  expect(describeBasis({ ...beam, L: beam.L + 1 })).not.toBe(describeBasis(beam));
  expect(describeBasis(withLimits(beam, { stress: { factor: 2 } }))).not.toBe(describeBasis(beam));
});

test('a search runs in slices, and ends when it is told to', async () => {
  function* count(): Generator<number, string, boolean | void> {
    for (let at = 1; at <= 10; at += 1) if ((yield at) === false) return `stopped at ${at}`;
    return 'done';
  }
  let time = 0;
  const ways = { now: () => (time += 5), rest: () => Promise.resolve() };
  const told: number[] = [];
  const writeOne = (progress: number) => told.push(progress) > 0;
  expect(await runInSlices(count(), writeOne, ways)).toBe('done');
  expect(told.length).toBeGreaterThan(2);
  expect(await runInSlices(count(), (progress) => progress < 5, ways)).toMatch(/^stopped at [5-8]$/u);
});

test('a use is rounded up to a whole per cent, but neither by rounding errors nor across the limit', () => {
  const told = [0.75, 0.75 + 1e-12, 0.752, 1, 1 + 1e-12, 1.000_000_1, 1.002].map((utilisation) =>
    toPercent({ utilisation }),
  );
  expect(told).toEqual([75, 75, 76, 100, 100, 101, 101]);
});
