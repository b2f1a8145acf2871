import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { toTaskData } from './keepTask.ts';

const { twoSpans } = beamExamples;

test('a document is saved at the place it came from', () => {
  expect(toTaskData(twoSpans, { id: 7, version: 3 })).toEqual({ ...twoSpans, id: 7, version: 3 });
});

test('one that was only to be looked at is saved as a task of one’s own', () => {
  const saved = toTaskData({ ...twoSpans, readonly: true }, { id: 7, version: 3 });
  expect(saved).toMatchObject({ readonly: false, id: 0, title: twoSpans.title });
});
