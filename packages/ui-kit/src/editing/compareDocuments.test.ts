import { expect, test } from 'vitest';
import { compareDocuments } from './compareDocuments.ts';

const pin = { className: 'fixed', x: 0 };
const roller = { className: 'simple', x: 6 };
const beam = {
  L: 6,
  title: 'A',
  supports: [pin, roller],
  loads: [
    { id: 'a', x: 1 },
    { id: 'b', x: 2 },
  ],
};

test('the same document has no changed part, also where it was made anew', () => {
  expect(compareDocuments(beam, beam)).toEqual([]);
  expect(compareDocuments(beam, structuredClone(beam))).toEqual([]);
});

test('a field is reported by its name, entries by their ids', () => {
  const after = { ...beam, L: 7, loads: [{ id: 'b', x: 3 }, { id: 'c', x: 4 }] }; // prettier-ignore
  expect(compareDocuments(beam, after)).toEqual([
    { field: 'L', kind: 'changed', ids: [] },
    { field: 'loads', kind: 'added', ids: ['c'] },
    { field: 'loads', kind: 'removed', ids: ['a'] },
    { field: 'loads', kind: 'changed', ids: ['b'] },
  ]);
});

test('entries without ids are reported by their places', () => {
  const hinge = { className: 'hinge', x: 3 };
  expect(compareDocuments(beam, { ...beam, supports: [pin, hinge, roller] })).toEqual([
    { field: 'supports', kind: 'added', ids: [1] },
  ]);
  expect(compareDocuments(beam, { ...beam, supports: [roller] })).toEqual([
    { field: 'supports', kind: 'removed', ids: [0] },
  ]);
  expect(compareDocuments(beam, { ...beam, supports: [pin, { ...roller, x: 5 }] })).toEqual([
    { field: 'supports', kind: 'changed', ids: [1] },
  ]);
});

test('another order of the same entries is a change of the list', () => {
  expect(compareDocuments(beam, { ...beam, loads: beam.loads.toReversed() })).toEqual([
    { field: 'loads', kind: 'changed', ids: [] },
  ]);
});

test('a field that comes or goes', () => {
  expect(compareDocuments({ a: 1 }, { b: 2 })).toEqual([
    { field: 'a', kind: 'removed', ids: [] },
    { field: 'b', kind: 'added', ids: [] },
  ]);
});
