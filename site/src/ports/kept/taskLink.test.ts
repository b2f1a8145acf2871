import { beamExamples } from '@eecs/ui-beam';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { LOCAL_TASK_KEY } from './localCaseKey.ts';
import { printCase, readTaskLink, writeTaskLink } from './taskLink.ts';

test('a link comes back as it was kept, and what makes no sense is none', () => {
  const store = createMemoryStore();
  expect(readTaskLink(store)).toBeNull();
  const link = { id: 7, version: 2, userId: 42, print: 'a' };
  writeTaskLink(store, link);
  expect(readTaskLink(store)).toEqual(link);
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
