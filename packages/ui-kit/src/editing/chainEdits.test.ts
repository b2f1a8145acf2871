import { expect, test } from 'vitest';
import { changeEach, chainEdits } from './edit.ts';

const add =
  (by: number) =>
  (document: number): { document: number; notes: { code: string; count: number }[] } => ({
    document: document + by,
    notes: by > 2 ? [{ code: 'large', count: by }] : [],
  });

test('edits are made one after another, and a note that comes twice is reported once', () => {
  expect(chainEdits(1, [add(2), add(3), add(4)])).toEqual({
    document: 10,
    notes: [{ code: 'large', count: 7 }],
  });
  expect(chainEdits(1, [])).toEqual({ document: 1, notes: [] });
});

test('different notes are kept apart', () => {
  const writeOne = (name: string) => (document: number) => ({
    document,
    notes: [{ code: 'renamed', count: 1, name }],
  });
  expect(chainEdits(0, [writeOne('a'), writeOne('b')]).notes).toHaveLength(2);
});

test('each of some entries is changed, and nothing else', () => {
  const change = (list: readonly number[], at: number) => ({ document: list.with(at, 0), notes: [] });
  expect(changeEach([1, 2, 3, 4], [1, 3], change).document).toEqual([1, 0, 3, 0]);
});
