import type { Text } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import enUS from '../../truss/messages/en-US.json' with { type: 'json' };
import { describeRow } from './describeRow.ts';

const t: Text<typeof enUS> = (key, values = {}) =>
  enUS[key].replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => String(values[name]));
const told = { t, locale: 'en-US' } as const;
const cell = { row: 3, column: 'y', text: '1e308' } as const;

test('a value beyond what any may be is reported with its row and the bound', () => {
  const great = { ...cell, code: 'great', bound: { value: 1e15, unit: 'm' } } as const;
  expect(describeRow({ row: 3, cell: great }, told)).toBe(
    '“1e308” is too large (row 3, column y). Values go up to 1e15 m.',
  );
  const small = { ...cell, text: '1e-60', code: 'small', bound: { value: 1e-50, unit: 'm' } } as const;
  expect(describeRow({ row: 3, sheet: 'A', cell: small }, told)).toBe(
    '“1e-60” is too close to 0 (sheet “A”, row 3, column y). Values other than 0 begin at 1e-50 m.',
  );
});

test('a number that stands twice is reported with both rows', () => {
  const doubled = { ...cell, text: '2', code: 'doubled', first: 2 } as const;
  expect(describeRow({ row: 3, cell: doubled }, told)).toContain('The number 2 occurs twice (row 2; row 3)');
  const far = { ...doubled, firstSheet: 'A' };
  expect(describeRow({ row: 3, sheet: 'B', cell: far }, told)).toContain(
    '(sheet “A”, row 2; sheet “B”, row 3)',
  );
});

test.each([
  [{ code: 'number' }, '“1-2” is not a number (row 3, column y). A cell needs one, with'],
  [{ code: 'number', readAs: '1200' }, '“1-2” may be 1200, or a number with decimals (row 3, column y).'],
  [{ code: 'unit' }, 'The unit of “1-2” or of its heading does not fit (row 3, column y).'],
  [{ code: 'formula' }, '“1-2” is a formula without a result (row 3, column y).'],
  [{ code: 'held' }, '“1-2” is not a support (row 3, column y). Write the held directions, such as XY'],
  [{ code: 'missing' }, 'A value is missing (row 3, column y).'],
  [{ code: 'unknown', of: 'joint' }, 'There is no joint 1-2 (row 3, column y).'],
  [{ code: 'unknown' }, '“1-2” is not known here (row 3, column y).'],
  [{ code: 'unfit' }, '“1-2” does not go with the rest of its row (row 3, column y).'],
] as const)('%j is reported with its cell', (problem, line) => {
  expect(describeRow({ row: 3, cell: { ...cell, text: '1-2', ...problem } }, told)).toContain(line);
});

test('a row without a cell is reported as unreadable', () => {
  expect(describeRow({ row: 3 }, told)).toMatch(/^Row 3 is neither a joint, a rod .* nor a load/);
  expect(describeRow({ row: 3, sheet: 'A' }, told)).toMatch(/^Row 3 of the sheet “A”/);
});
