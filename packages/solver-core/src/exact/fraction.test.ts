import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideFractions, fractionFromDecimal, fractionToNumber, multiplyFractions } from './fraction.ts';
import { addFractions, compareFractions, createFraction, subtractFractions } from './fractionArithmetic.ts';
import type { Fraction, FractionResult } from './fraction.ts';
import { drawCases } from '../../verification/drawCases.ts';

const SEED = 20260; // printed by fast-check with every counterexample
const integers = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const fractions = fc
  .tuple(
    integers,
    integers.filter((n) => n !== 0n),
  )
  .map(([n, d]) => value(createFraction(n, d)));

function value(result: FractionResult): Fraction {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe('createFraction', () => {
  test('brings to lowest terms with a positive denominator', () => {
    expect(createFraction(6, -4)).toEqual({ ok: true, value: { numerator: -3n, denominator: 2n } });
    expect(createFraction(0, -7)).toEqual({ ok: true, value: { numerator: 0n, denominator: 1n } });
    expect(createFraction(5)).toEqual({ ok: true, value: { numerator: 5n, denominator: 1n } });
  });

  test('refuses division by zero', () => {
    expect(createFraction(1, 0)).toEqual({ ok: false, code: 'divisionByZero' });
    expect(createFraction(0n, 0n)).toEqual({ ok: false, code: 'divisionByZero' });
  });

  test('refuses a parameter that is not whole', () => {
    expect(createFraction(0.5)).toEqual({ ok: false, code: 'nonIntegerParameter' });
    expect(createFraction(1, 2.5)).toEqual({ ok: false, code: 'nonIntegerParameter' });
  });

  test('refuses what is no finite number', () => {
    for (const wrong of [Number.NaN, Infinity, -Infinity, '3' as never, null as never]) {
      expect(createFraction(wrong)).toEqual({ ok: false, code: 'invalidArgument' });
      expect(createFraction(1, wrong)).toEqual({ ok: false, code: 'invalidArgument' });
    }
  });
});

describe('fractionFromDecimal', () => {
  test.each<[number | string, bigint, bigint]>([
    [0.1, 1n, 10n],
    [-2.5, -5n, 2n],
    [1e21, 10n ** 21n, 1n],
    [5e-324, 1n, 2n * 10n ** 323n],
    ['2.50', 5n, 2n],
    ['.5', 1n, 2n],
    ['5.', 5n, 1n],
    ['-1.25e2', -125n, 1n],
    ['12E-3', 3n, 250n],
    [-0, 0n, 1n],
  ])('reads %s exactly', (decimal, numerator, denominator) => {
    expect(fractionFromDecimal(decimal)).toEqual({ ok: true, value: { numerator, denominator } });
  });

  test.each<number | string>([Number.NaN, Infinity, '', '.', 'e5', '1/2', '1,5', '0x10', '1e401', '1e99999'])(
    'refuses %s',
    (wrong) => {
      expect(fractionFromDecimal(wrong)).toEqual({ ok: false, code: 'invalidArgument' });
    },
  );
});

describe('arithmetic', () => {
  const third = value(createFraction(1, 3));
  const half = value(createFraction(1, 2));

  test('is that of school', () => {
    expect(addFractions(third, half)).toEqual(value(createFraction(5, 6)));
    expect(subtractFractions(third, half)).toEqual(value(createFraction(-1, 6)));
    expect(multiplyFractions(third, half)).toEqual(value(createFraction(1, 6)));
    expect(divideFractions(third, half)).toEqual(createFraction(2, 3));
    expect(divideFractions(third, value(createFraction(0)))).toEqual({ ok: false, code: 'divisionByZero' });
    expect(divideFractions(half, value(createFraction(-3)))).toEqual(createFraction(-1, 6));
  });

  test('compares by value', () => {
    expect(compareFractions(third, half)).toBe(-1);
    expect(compareFractions(half, third)).toBe(1);
    expect(compareFractions(half, value(createFraction(-2, -4)))).toBe(0);
  });

  test('adding and subtracting, multiplying and dividing undo each other', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(subtractFractions(addFractions(a, b), b)).toEqual(a);
        if (b.numerator !== 0n)
          expect(divideFractions(multiplyFractions(a, b), b)).toEqual({ ok: true, value: a });
      }),
      { seed: SEED },
    );
  });
});

describe('fractionToNumber', () => {
  test('is the inverse of fractionFromDecimal for every finite number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(fractionToNumber(value(fractionFromDecimal(x))) === x).toBe(true);
      }),
      { seed: SEED, numRuns: drawCases(2000) },
    );
  });

  test('rounds like the division of two doubles', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.maxSafeInteger().filter((n) => n !== 0),
        (a, b) => {
          expect(fractionToNumber(value(createFraction(a, b))) === a / b).toBe(true);
        },
      ),
      { seed: SEED, numRuns: drawCases(2000) },
    );
  });

  test('rounds ties to even, at 2^53 and among the subnormal numbers', () => {
    expect(fractionToNumber(value(createFraction(2n ** 53n + 1n)))).toBe(2 ** 53);
    expect(fractionToNumber(value(createFraction(2n ** 53n + 3n)))).toBe(2 ** 53 + 4);
    expect(fractionToNumber(value(createFraction(3n, 2n ** 1075n)))).toBe(2 * 2 ** -1074);
    expect(fractionToNumber(value(createFraction(1n, 2n ** 1075n)))).toBe(0);
    expect(fractionToNumber(value(createFraction(1n, 2n ** 1074n)))).toBe(5e-324);
    expect(fractionToNumber(value(createFraction(1n, 2n ** 1022n)))).toBe(2 ** -1022);
  });

  test('reaches the largest double and passes it like a division', () => {
    expect(fractionToNumber(value(fractionFromDecimal(Number.MAX_VALUE)))).toBe(Number.MAX_VALUE);
    expect(fractionToNumber(value(createFraction(-(2n ** 1024n))))).toBe(-Infinity);
  });
});
