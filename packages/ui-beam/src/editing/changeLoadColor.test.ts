import { expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import { changeLoadColor } from './changeLoadColor.ts';

const { twoSpans } = beamExamples;

test('a load gets a colour of its own and loses it again', () => {
  const { document, notes } = changeLoadColor(twoSpans, 0, '#0072b2');
  expect(document.loads[0]).toEqual({ ...twoSpans.loads[0], color: '#0072b2' });
  expect(notes).toEqual([]);
  expect(changeLoadColor(document, 0, null).document).toEqual(twoSpans);
});

test('the colour it has, and a load that is not there, change nothing', () => {
  expect(changeLoadColor(twoSpans, 0, null).document).toBe(twoSpans);
  expect(changeLoadColor(twoSpans, 9, '#0072b2').document).toBe(twoSpans);
});
