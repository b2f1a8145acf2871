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
import { describeBasis } from './searchBasis.ts';

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
