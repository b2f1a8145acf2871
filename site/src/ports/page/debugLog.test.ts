import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../test/support/createMemoryStore.ts';
import { openDebugLog } from './debugLog.ts';

test('only the debug mode writes anything down, and the address turns it on and off', () => {
  const store = createMemoryStore();
  const off = openDebugLog(store, '');
  off.add('boot', new Error('lost'));
  expect([off.isOn(), off.list()]).toEqual([false, []]);
  const on = openDebugLog(store, '?debug=1', () => 7);
  on.add('boot', new TypeError('lost'));
  expect([on.isOn(), on.list()]).toEqual([true, [{ at: 7, source: 'boot', text: 'TypeError: lost' }]]);
  // The mode and the log persist after the page is left.
  const later = openDebugLog(store, '');
  expect([later.isOn(), later.list().length]).toEqual([true, 1]);
  expect(openDebugLog(store, '?debug=0').isOn()).toBe(false);
});

test('the oldest of many entries go', () => {
  const log = openDebugLog(createMemoryStore(), '?debug=1');
  for (let i = 0; i < 205; i += 1) log.add('window', `entry ${i}`);
  expect([log.list().length, log.list()[0]?.text]).toEqual([200, 'entry 5']);
  log.clear();
  expect(log.list()).toEqual([]);
});
