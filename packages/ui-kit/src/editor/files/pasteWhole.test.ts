import { atom, createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import type { DialogOutcome, DialogRequest } from '../../host/dialogRequest.ts';
import { createPlacer, createWholePaste } from './pasteWhole.ts';

const t = (key: string): string => key;

/** A board whose document is a list of words, pasted as `{"words": […]}`. */
function createBoard(start: readonly string[], outcome: DialogOutcome['outcome']) {
  const store = createStore();
  const documentAtom = atom(start);
  const asked: string[] = [];
  const ask = ({ title = '' }: DialogRequest) => {
    asked.push(title);
    return Promise.resolve({ outcome });
  };
  const read = createWholePaste<readonly string[]>({
    read: (text) => {
      const { words } = JSON.parse(text) as { readonly words?: readonly string[] };
      return words === undefined ? { ok: false } : { ok: true, document: words };
    },
    isEmpty: () => store.get(documentAtom).length === 0,
    replace: (words) => store.set(documentAtom, words),
    add: (words) => store.set(documentAtom, (now) => [...now, ...words]),
    place: createPlacer(store, documentAtom, { ask, t }),
  });
  return { store, documentAtom, asked, read };
}

test.each([
  ['ok', ['b']],
  ['other', ['a', 'b']],
  ['dismiss', ['a']],
] as const)('after the answer %s the board has %j', async (outcome, expected) => {
  const { store, documentAtom, asked, read } = createBoard(['a'], outcome);
  read('{"words":["b"]}')?.();
  await Promise.resolve();
  await expect.poll(() => asked).toHaveLength(1);
  expect(store.get(documentAtom)).toEqual(expected);
});

test('an empty board takes the document without a question', () => {
  const { store, documentAtom, asked, read } = createBoard([], 'dismiss');
  read(' {"words":["b"]}')?.();
  expect([asked, store.get(documentAtom)]).toEqual([[], ['b']]);
});

test('an answer about a document that has changed is dropped', async () => {
  const { store, documentAtom, asked, read } = createBoard(['a'], 'ok');
  read('{"words":["b"]}')?.();
  store.set(documentAtom, ['c']);
  await Promise.resolve();
  await expect.poll(() => asked).toHaveLength(1);
  expect(store.get(documentAtom)).toEqual(['c']);
});

test('other texts are left alone', () => {
  const { read } = createBoard(['a'], 'ok');
  expect([read('1 2 3'), read('{}')]).toEqual([null, null]);
});
