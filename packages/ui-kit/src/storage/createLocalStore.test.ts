import { expect, test } from 'vitest';
import { createLocalStore, decode, encode } from './createLocalStore.ts';

test('a value is base64 of its URI-encoded JSON', () => {
  expect(encode('да')).toBe(btoa(encodeURIComponent('"да"')));
  const value = { title: 'Балка ✓', L: 12.5, sets: [1, null] };
  expect(decode(encode(value))).toEqual(value);
});

test('foreign values read as absent', () => {
  expect(decode('{"a":1}')).toBeUndefined();
  expect(decode(btoa('%E0%A4%A'))).toBeUndefined();
});

test('without a browser the store is empty and reports that it cannot keep anything', () => {
  const store = createLocalStore('eecs');
  expect(store.read('a')).toBeUndefined();
  expect(store.readText('a')).toBeUndefined();
  expect(store.write('a', 1)).toBe(false);
  expect(store.keys()).toEqual([]);
  store.remove('a');
  store.clear();
});
