import { expect, test } from 'vitest';
import { setLength } from '@eecs/solver-core/rules';
import { changeMaterialNumber, changeSection, setTitle } from '@eecs/ui-kit/editing';
import { beamExamples } from '../examples/beamExamples.ts';
import { changePointLoad } from './changeLoad.ts';

const { hingedSpans, twoSpans } = beamExamples;

test('an edit that changes nothing returns the document itself', () => {
  expect(setLength(twoSpans, 10).document).toBe(twoSpans);
  expect(setTitle(twoSpans, twoSpans.title).document).toBe(twoSpans);
  expect(setTitle(twoSpans, 'a\u0000b\ud800c 🙂').document.title).toBe('abc 🙂');
  expect(changePointLoad(hingedSpans, 0, { x: 3 }).document).toBe(hingedSpans);
  expect(changeSection(hingedSpans, 0, 'h', 300).document).toBe(hingedSpans);
  expect(changeMaterialNumber(hingedSpans, 0, 'E', 210000).document).toBe(hingedSpans);
});
