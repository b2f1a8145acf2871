import { expect, test } from 'vitest';
import { QUIET_STATE } from './quietState.ts';
import { getSpinnerDelay } from './spinnerDelay.ts';

test('a navigation is said to be under way after 400 ms, the way home never', () => {
  expect(getSpinnerDelay({ pathname: '/products', state: null })).toBe(400);
  expect(getSpinnerDelay({ pathname: '/', state: null })).toBeNull();
  expect(getSpinnerDelay(null)).toBeNull();
});

test('an address that follows what is typed says nothing', () => {
  expect(getSpinnerDelay({ pathname: '/msb/0f3c', state: QUIET_STATE })).toBeNull();
});
