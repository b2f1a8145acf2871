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
  await vi.advanceTimersByTimeAsync(10);
  store.set(documentAtom, ruled('b'));
  store.set(documentAtom, ruled('c'));
  await vi.advanceTimersByTimeAsync(200);
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

/** A thread that never answers by itself, and the store of an editor that combines in such threads. */
function openSlow(isSmall?: (document: CommonCase) => boolean) {
  const documentAtom = atom(ruled('a'));
  const store = createStore();
  const threads: { asked: string[]; isEnded: boolean; answer: (text: string) => void }[] = [];
  const combining = createCombining<CommonCase, string>({
    documentAtom,
    startThread: ({ onAnswer }) => {
      const own = {
        asked: [] as string[],
        isEnded: false,
        answer: (text: string) => onAnswer({ answer: text, tookMs: 1 }),
      };
      threads.push(own);
      return {
        solve: ({ title }) => void own.asked.push(title),
        end: () => {
          own.isEnded = true;
        },
      };
    },
    solve: ({ title }) =>
      title === 'broken' ? Promise.reject(new Error()) : Promise.resolve(`page ${title}`),
    ...(isSmall && { isSmall }),
  });
  return { documentAtom, store, threads, ...combining, leave: combining.follow(store) };
}

test('an edit ends a thread that has worked on an earlier document for long, and is not answered by it', async () => {
  const { documentAtom, store, threads, combinedAtom, statusAtom, leave } = openSlow();
  await vi.advanceTimersByTimeAsync(300);
  expect(store.get(statusAtom)).toBe('ready');
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.get(statusAtom)).toBe('pending');
  store.set(documentAtom, ruled('b'));
  await vi.advanceTimersByTimeAsync(200);
  expect(threads.map(({ asked, isEnded }) => ({ asked, isEnded }))).toEqual([
    { asked: ['a'], isEnded: true },
    { asked: ['b'], isEnded: false },
  ]);
  threads[0]!.answer('A');
  expect(store.get(combinedAtom)).toBeNull();
  threads[1]!.answer('B');
  expect(store.get(combinedAtom)?.answer).toBe('B');
  expect(store.get(statusAtom)).toBe('ready');
  leave();
  expect(threads[1]!.isEnded).toBe(true);
});

test('a small document is combined in the page, and a failure is told until an edit succeeds', async () => {
  const { documentAtom, store, threads, combinedAtom, statusAtom, leave } = openSlow(() => true);
  store.set(documentAtom, ruled('broken'));
  await vi.runAllTimersAsync();
  expect(store.get(statusAtom)).toBe('failed');
  store.set(documentAtom, ruled('b'));
  await vi.runAllTimersAsync();
  expect(store.get(combinedAtom)?.answer).toBe('page b');
  expect(store.get(statusAtom)).toBe('ready');
  expect(threads).toEqual([]);
  leave();
});
