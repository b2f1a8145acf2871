import { expect, test } from 'vitest';
import { formatEventDate } from './formatEventDate.ts';

test('the day is written out in each language, in no time zone but its own', () => {
  expect(formatEventDate('2026-11-20', 'en-US')).toBe('November 20, 2026');
  expect(formatEventDate('2026-11-20', 'ru')).toMatch(/^20 ноября 2026/);
  expect(formatEventDate('2026-11-20', 'uk')).toMatch(/^20 листопада 2026/);
});

test('a text that is not a date stays as it is', () => {
  expect(formatEventDate('soon', 'en-US')).toBe('soon');
});
