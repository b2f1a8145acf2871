import { expect, test } from 'vitest';
import { readHeading } from './readHeading.ts';

test('headings name a column and a unit', () => {
  expect(['x, m', 'Value (kN)', 'E [GPa]', 'Name'].map(readHeading)).toEqual([
    { name: 'x', unit: 'm' },
    { name: 'value', unit: 'kN' },
    { name: 'e', unit: 'GPa' },
    { name: 'name', unit: '' },
  ]);
});
