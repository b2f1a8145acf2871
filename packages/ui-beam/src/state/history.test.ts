import { expect, test } from 'vitest';
import { createHistory, pushStep } from '@eecs/ui-kit/editor';
import { setTitle } from '@eecs/ui-kit/editing';
import { beamExamples } from '../examples/beamExamples.ts';

const { hingedSpans } = beamExamples;

test('an edit that leads back to where it began is no step', () => {
  const history = createHistory(hingedSpans);
  const copy = structuredClone(hingedSpans);
  expect(copy).not.toBe(hingedSpans);
  expect(pushStep(history, copy)).toBe(history);
  expect(pushStep(history, setTitle(copy, 'Other').document).past).toEqual([hingedSpans]);
});

test('the hundred newest steps are remembered', () => {
  let history = createHistory(hingedSpans);
  for (let step = 1; step <= 120; step += 1) {
    history = pushStep(history, setTitle(history.present, `Title ${step}`).document);
  }
  expect(history.past).toHaveLength(100);
  expect(history.past[0]?.title).toBe('Title 20');
});
