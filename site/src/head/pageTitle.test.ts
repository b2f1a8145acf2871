import { expect, test } from 'vitest';
import { formatPageTitle } from './pageTitle.ts';

test('a title reads from the narrow to the wide', () => {
  expect(formatPageTitle(['Roof purlin', 'Beam'])).toBe('Roof purlin – Beam – EECS');
});

test('missing and empty parts leave no dash behind', () => {
  expect(formatPageTitle([undefined, '  ', 'Settings'])).toBe('Settings – EECS');
  expect(formatPageTitle([])).toBe('EECS');
});
