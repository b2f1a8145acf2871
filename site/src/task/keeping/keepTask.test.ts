import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { beamBranch } from '../../ports/kept/beamBranch.ts';
import { writeKept } from '../../ports/kept/keptDocument.ts';
import { writeTaskLink } from '../../ports/kept/taskLink.ts';
import { isUnsaved, toOwnCopy, toTaskData } from './keepTask.ts';

const { twoSpans } = beamExamples;

test('a document is saved at the place it came from', () => {
  expect(toTaskData(twoSpans, { id: 7, version: 3 })).toEqual({ ...twoSpans, id: 7, version: 3 });
});

test('one that was only to be looked at is saved as a task of one’s own', () => {
  const saved = toTaskData({ ...twoSpans, readonly: true }, { id: 7, version: 3 });
  expect(saved).toMatchObject({ readonly: false, id: 0, title: twoSpans.title });
});

test('a copy of one that was only to be looked at can be edited and is a task of its own', () => {
  const copy = toOwnCopy({ ...twoSpans, id: 7, readonly: true });
  expect(copy).toEqual({ ...twoSpans, readonly: false, id: 0 });
});

test('a beam that was saved with another case set shown than the kept one counts as unchanged', () => {
  const store = createMemoryStore();
  writeKept(beamBranch, store, twoSpans);
  writeTaskLink(store, { ...twoSpans, k: 1 }, { id: 7, version: 1, userId: 42 });
  expect(isUnsaved(beamBranch, store, 42)).toBe(false);
  writeKept(beamBranch, store, { ...twoSpans, L: twoSpans.L + 1 });
  expect(isUnsaved(beamBranch, store, 42)).toBe(true);
});
