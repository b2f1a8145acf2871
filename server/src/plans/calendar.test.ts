import { describe, expect, test } from 'vitest';
import { addMonths } from './calendar.ts';

describe('months of the calendar', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 6, '2027-05-30'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    const time = 'T23:59:59.999Z';
    expect(new Date(addMonths(Date.parse(from + time), months)).toISOString()).toBe(to + time);
  });
});
