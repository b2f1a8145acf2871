import { expect, test } from 'vitest';
import { logFailure } from './logFailure.ts';

test.each([
  ['a database that is away', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'warn'],
  ['a fault of ours', new TypeError('x is not a function'), 'error'],
  ['what is no error at all', 'thrown', 'error'],
])('%s is reported as %s', (_, error, level) => {
  const told: unknown[] = [];
  const at = (name: string) => (fields: unknown, message?: string) => void told.push([name, fields, message]);
  logFailure({ warn: at('warn'), error: at('error') } as Parameters<typeof logFailure>[0], error, 'put off');
  expect(told).toEqual([[level, { err: error }, 'put off']]);
});
