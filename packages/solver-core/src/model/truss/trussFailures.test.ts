import { expect, test } from 'vitest';
import { FAILURE_CODES } from '../../failures/failureCodes.ts';
import { CORRECTION_CODES } from '../../failures/correctionCodes.ts';
import { leadingFailure } from '../../failures/leadingFailure.ts';
import { TRUSS_FAILURE_CODES, createTrussFailure } from './trussFailures.ts';
import type { TrussFailureCode } from './trussFailures.ts';

const codes = Object.keys(TRUSS_FAILURE_CODES) as TrussFailureCode[];

test('an answer has the number that the list gives its code', () => {
  for (const code of codes) {
    const { group, errno } = leadingFailure([createTrussFailure(code, '')]);
    expect([group, errno]).toEqual([code.split('.')[0], TRUSS_FAILURE_CODES[code]]);
  }
});

test('no code stands in both lists', () => {
  const others: readonly string[] = [...Object.keys(FAILURE_CODES), ...CORRECTION_CODES];
  expect(codes.filter((code) => others.includes(code))).toEqual([]);
});

test('the first group in the order of an answer names it', () => {
  const failures = (['range.memory', 'materials.expansion', 'geometry.doubledLink'] as const).map((code) =>
    createTrussFailure(code, ''),
  );
  expect(leadingFailure(failures)).toEqual({ group: 'geometry', errno: 42217 });
});
