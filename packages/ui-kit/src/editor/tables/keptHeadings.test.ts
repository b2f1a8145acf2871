import { expect, test } from 'vitest';
import type { Store } from '../../host/host.ts';
import { keepHeadings, readKeptHeadings } from './keptHeadings.ts';

function createStore(value?: unknown): Store & { readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>([['table.headings', value]]);
  return {
    values,
    read: (key) => values.get(key),
    write: (key, kept) => {
      values.set(key, kept);
      return true;
    },
    remove: (key) => void values.delete(key),
  };
}

test('a heading assigned by the reader applies to the next table, until it is removed', () => {
  const store = createStore();
  keepHeadings(store, { before: {}, after: { Rechts: 'x' } });
  keepHeadings(store, { before: { Rechts: 'x' }, after: { Rechts: 'x', Hoch: 'y' } });
  expect(readKeptHeadings(store)).toEqual({ Rechts: 'x', Hoch: 'y' });
  keepHeadings(store, { before: { Rechts: 'x', Hoch: 'y' }, after: { Hoch: 'z' } });
  expect(readKeptHeadings(store)).toEqual({ Hoch: 'z' });
});

test('another editor or tab that kept a heading meanwhile loses nothing', () => {
  const store = createStore([['Ort', 'x']]);
  keepHeadings(store, { before: {}, after: { Last: 'value' } });
  expect(readKeptHeadings(store)).toEqual({ Ort: 'x', Last: 'value' });
});

test('the 64 headings that were chosen last are kept, and no sentences', () => {
  const store = createStore();
  for (let at = 0; at < 70; at += 1) keepHeadings(store, { before: {}, after: { [`Column ${at}`]: 'x' } });
  keepHeadings(store, { before: {}, after: { 'Column 6': 'y', ['long '.repeat(30)]: 'x' } });
  const kept = Object.keys(readKeptHeadings(store));
  expect(kept).toHaveLength(64);
  expect([kept[0], kept.at(-1)]).toEqual(['Column 7', 'Column 6']);
});

test('a store that a person or a program wrote in gives what makes sense', () => {
  expect(readKeptHeadings(undefined)).toEqual({});
  for (const value of [null, 7, 'x', { Rechts: 'x' }])
    expect(readKeptHeadings(createStore(value))).toEqual({});
  expect(readKeptHeadings(createStore([['Rechts', 'x'], ['Hoch'], 5, ['a', 1]]))).toEqual({ Rechts: 'x' });
});
