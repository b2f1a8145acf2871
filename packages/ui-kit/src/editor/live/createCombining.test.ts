import type { CommonCase } from '@eecs/solver-core';
import { atom, createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCombining } from './createCombining.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const plain = { title: '', caseSets: [{}] } as unknown as CommonCase;
const ruled = (title: string): CommonCase => ({ ...plain, title, combinations: { rule: 'en1990' } });

test('the document is combined once it rests, in the page where there is no thread, and only where it combines', async () => {
  const documentAtom = atom(plain);
  const solve = vi.fn(({ title }: CommonCase) => Promise.resolve(title));
  const store = createStore();
  const { combinedAtom, follow } = createCombining({ documentAtom, startThread: () => null, solve });
  const [leave, leaveToo] = [follow(store), follow(store)];
  await vi.runAllTimersAsync();
  expect(solve).not.toHaveBeenCalled();
  for (const title of ['a', 'b', 'c']) store.set(documentAtom, ruled(title));
  await vi.runAllTimersAsync();
  expect(solve).toHaveBeenCalledOnce();
  expect(store.get(combinedAtom)?.answer).toBe('c');
  leave();
  store.set(documentAtom, ruled('d'));
  await vi.runAllTimersAsync();
  expect(store.get(combinedAtom)?.answer).toBe('d');
  store.set(documentAtom, plain);
  await vi.runAllTimersAsync();
  expect(store.get(combinedAtom)).toBeNull();
  leaveToo();
  store.set(documentAtom, ruled('e'));
  await vi.runAllTimersAsync();
  expect(store.get(combinedAtom)).toBeNull();
});

test('a thread has one document at a time, the newest comes next; one that fails leaves the work to the page', async () => {
  const documentAtom = atom(ruled('a'));
  const store = createStore();
  const asked: string[] = [];
  let answer: (text: string) => void = () => undefined;
  let fail: () => void = () => undefined;
  const { combinedAtom, follow } = createCombining<CommonCase, string>({
    documentAtom,
    startThread: ({ onAnswer, onFailure }) => {
      answer = (text) => onAnswer({ answer: text, tookMs: 1 });
      fail = onFailure;
      return { solve: ({ title }) => void asked.push(title), end: () => undefined };
    },
    solve: ({ title }) => Promise.resolve(`page ${title}`),
  });
  const leave = follow(store);
  await vi.runAllTimersAsync();
  store.set(documentAtom, ruled('b'));
  store.set(documentAtom, ruled('c'));
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['a']);
  answer('A');
  expect(store.get(combinedAtom)?.answer).toBe('A');
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['a', 'c']);
  fail();
  await vi.runAllTimersAsync();
  expect(store.get(combinedAtom)?.answer).toBe('page c');
  leave();
});
