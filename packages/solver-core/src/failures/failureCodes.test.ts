import { expect, test } from 'vitest';
import { FAILURE_CODES } from './failureCodes.ts';
import type { FailureCode } from './failureCodes.ts';
import { createFailure } from './failure.ts';
import { leadingFailure } from './leadingFailure.ts';

test('an answer has the number that the list gives its code', () => {
  for (const code of Object.keys(FAILURE_CODES) as FailureCode[]) {
    const { group, errno } = leadingFailure([createFailure(code, '')]);
    expect([group, errno]).toEqual([code.split('.')[0], FAILURE_CODES[code]]);
  }
});
