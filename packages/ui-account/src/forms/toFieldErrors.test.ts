import { expect, test } from 'vitest';
import { toFieldErrors } from './toFieldErrors.ts';

const write = (key: string, values?: object) =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`;

test('a refused place is said beside its field, wherever the value travelled', () => {
  const places = [
    { path: '/headers/authorization/email', rule: 'format', limit: null },
    { path: '/firstName', rule: 'maxLength', limit: 100 },
    { path: '/elsewhere', rule: 'format', limit: null },
  ];
  expect(toFieldErrors({ errno: 40002, places }, ['email', 'firstName', 'password'], write)).toEqual({
    email: 'form.format',
    firstName: 'form.long {"limit":100}',
  });
});

test('a failure without places leaves the fields unchanged', () => {
  expect(toFieldErrors(new Error('lost'), ['email'], write)).toEqual({});
  expect(toFieldErrors(undefined, ['email'], write)).toEqual({});
});
