import { afterEach, expect, test, vi } from 'vitest';
import { createLocalStore } from './createLocalStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('values survive a new opening, under their prefix alone', () => {
  createLocalStore('eecs').write('theme', 'dark');
  expect(createLocalStore('eecs').read('theme')).toBe('dark');
  expect(createLocalStore('other').read('theme')).toBeUndefined();
  expect(localStorage.getItem('eecs.theme')).toBe(btoa(encodeURIComponent('"dark"')));
});

test('clearing keeps what is named and what belongs to others', () => {
  const store = createLocalStore('eecs');
  store.write('cookies', true);
  store.write('case', { L: 5 });
  createLocalStore('other').write('x', 1);
  store.clear({ keep: ['cookies'] });
  expect(store.keys()).toEqual(['cookies']);
  expect(createLocalStore('other').read('x')).toBe(1);
});

test('a full storage is reported, not thrown', () => {
  const store = createLocalStore('eecs');
  expect(store.write('big', 'x'.repeat(20_000_000))).toBe(false);
  expect(store.read('big')).toBeUndefined();
});
