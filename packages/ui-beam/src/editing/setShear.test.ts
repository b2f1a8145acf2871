import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { setShear } from './setShear.ts';

const { hingedSpans } = beamExamples;

test('shear is switched for the whole case, and switching it to what it is changes nothing', () => {
  const { document } = setShear(hingedSpans, true);
  expect(document).toEqual({ ...hingedSpans, shear: true });
  expect(setShear(document, true).document).toBe(document);
  expect(setShear(document, false).document.shear).toBe(false);
});
