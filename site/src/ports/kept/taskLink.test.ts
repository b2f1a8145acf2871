import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { LOCAL_TASK_KEY } from './localCaseKey.ts';
import { isSavedAs, printCase, readTaskLink, writeTaskLink } from './taskLink.ts';

test('a link comes back as it was kept, and what makes no sense is none', () => {
  const store = createMemoryStore();
  expect(readTaskLink(store)).toBeNull();
  const link = { id: 7, version: 2, userId: 42 };
  writeTaskLink(store, beamExamples.twoSpans, link);
  expect(readTaskLink(store)).toEqual({ ...link, print: printCase(beamExamples.twoSpans), k: 0 });
  const older = { ...link, print: 'a' };
  store.write(LOCAL_TASK_KEY, older);
  expect(readTaskLink(store)).toEqual(older);
  store.write(LOCAL_TASK_KEY, { id: '7' });
  expect(readTaskLink(store)).toBeNull();
});

test('a title changes the print, what the solver reads does too, and the same document does not', () => {
  const { hingedSpans } = beamExamples;
  const print = printCase(hingedSpans);
  expect(printCase(structuredClone(hingedSpans))).toBe(print);
  expect(printCase({ ...hingedSpans, title: 'Another' })).not.toBe(print);
  expect(printCase({ ...hingedSpans, L: hingedSpans.L + 1 })).not.toBe(print);
});

test('the case set that is shown makes no change, and is saved all the same', () => {
  const { hingedSpans } = beamExamples;
  const shown = { ...hingedSpans, k: 1 };
  expect(printCase(shown)).toBe(printCase(hingedSpans));
  const store = createMemoryStore();
  writeTaskLink(store, shown, { id: 7, version: 2, userId: 42 });
  const link = readTaskLink(store);
  if (link === null) throw new Error('the link is lost');
  expect([isSavedAs(link, shown), isSavedAs(link, hingedSpans)]).toEqual([true, false]);
  // Links of older versions do not state which case set was shown.
  const { k: _k, ...older } = link;
  expect(isSavedAs(older, hingedSpans)).toBe(true);
});
