import { expect, test } from 'vitest';
import { ApiFailure } from '../failures/errors.ts';
import { writeFailure } from './failureMessage.ts';

test('a text with values of its own has them in the language of the reader', () => {
  const failure = new ApiFailure('quota', {
    text: 'quotas.tasks',
    values: { room: 5, kind: { key: 'kinds.truss' } },
  });
  expect(writeFailure(failure, 'en-US')).toBe(
    'Your plan includes 5 tasks of the kind “Truss”; delete one of them or choose a larger plan',
  );
  expect(writeFailure(failure, 'uk')).toContain('Ферма');
});
