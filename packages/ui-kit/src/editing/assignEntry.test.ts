import { expect, test } from 'vitest';
import { assignEntry } from './assignEntry.ts';

const of = (...indices: number[]) => indices.map((index) => ({ of: index }));

test('an entry is given to what is chosen, and what it takes the place of goes when nothing names it', () => {
  const both = {
    entries: ['IPE 200', 'HE 100 B'],
    things: of(0, 1, 0),
    key: 'of',
    entry: 'SHS 80x5',
  } as const;
  expect(assignEntry({ ...both, chosen: [0] })).toEqual({
    entries: ['IPE 200', 'HE 100 B', 'SHS 80x5'],
    things: of(2, 1, 0),
  });
  expect(assignEntry({ ...both, chosen: [0, 2] })).toEqual({
    entries: ['HE 100 B', 'SHS 80x5'],
    things: of(1, 0, 1),
  });
  expect(assignEntry({ ...both, chosen: [0, 1, 2] })).toEqual({ entries: ['SHS 80x5'], things: of(0, 0, 0) });
});

test('an equal entry is taken again, and one that nothing named before stays', () => {
  const entries = ['IPE 200', 'spare', 'HE 100 B'];
  expect(assignEntry({ entries, things: of(0, 2), key: 'of', chosen: [0], entry: 'HE 100 B' })).toEqual({
    entries: ['spare', 'HE 100 B'],
    things: of(1, 1),
  });
  expect(assignEntry({ entries, things: of(-1), key: 'of', chosen: [0], entry: 'spare' })).toEqual({
    entries,
    things: of(1),
  });
});
