import { QUANTITY_NAMES, parseQuantity, toUnit, unitsOf } from '@eecs/solver-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitName } from './unitNames.ts';
import { writeEditable } from './writeEditable.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

test.each([
  [0, 'force', '0'],
  [10_000, 'force', '10'],
  [1000 / 3, 'force', '0.3333'],
  [0.12, 'force', '0.00012'],
  [-0.012, 'force', '−1.2·10⁻⁵'],
  [0.55, 'force', '0.00055'],
  [1e-9, 'length', '1·10⁻⁹'],
  [0.000123456, 'length', '0.0001235'],
  [123.4567891, 'length', '123.4568'],
] as const)('%s of %s is written %s', (value, quantity, text) => {
  const format = { quantity, system: 0, digits: 4, trimZeros: true, withUnit: false } as const;
  expect(writeEditable(value, format)).toBe(text);
});

test('a length below a thirty-second of an inch is written in decimal inches', () => {
  const format = { quantity: 'length', system: 1, digits: 4, trimZeros: true } as const;
  expect(writeEditable(147.5, format)).toBe('12′\u202f3\u00a01/2″');
  expect(writeEditable(0.001, format)).toBe('0.001\u202fin');
  expect(writeEditable(0, format)).toBe('0″');
});

test('a displayed value is read back to its digits in every unit, and a value other than zero never shows as zero', () => {
  const units = QUANTITY_NAMES.flatMap((quantity) =>
    ([0, 1] as const).flatMap((system) =>
      unitsOf(quantity, system).map((unit) => ({ quantity, system, unit })),
    ),
  );
  const values = fc
    .tuple(fc.double({ min: 1, max: 10, noNaN: true }), fc.integer({ min: -12, max: 12 }), fc.boolean())
    .map(([size, power, isNegative]) => (isNegative ? -1 : 1) * size * 10 ** power);
  fc.assert(
    fc.property(
      values,
      fc.constantFrom(...units),
      fc.constantFrom('en-US' as const, 'ru' as const, 'uk' as const),
      fc.integer({ min: 0, max: 6 }),
      fc.boolean(),
      (value, which, locale, digits, withUnit) => {
        const text = writeEditable(value, {
          ...which,
          locale,
          digits,
          trimZeros: true,
          withUnit,
          unitNames: { [which.unit]: unitName(which.unit, locale) },
        });
        const read = parseQuantity(text, { ...which, locale });
        if (!read.ok) throw new Error(`${text}: ${read.code}`);
        const [shown, back] = [toUnit(value, which), toUnit(read.value, which)];
        const isFeet = which.unit === 'ft-in';
        // Half of the last decimal or significant digit; a thirty-second of an inch.
        const least = isFeet ? 1 / 12 / 32 : Math.max(0.5 * 10 ** -digits, 5.0001e-4 * Math.abs(shown));
        expect(Math.abs(back - shown), text).toBeLessThanOrEqual(least * (1 + 1e-9) + 1e-12);
        if (shown !== 0) expect(back, text).not.toBe(0);
      },
    ),
    { numRuns: drawCases(3000), seed: 4 },
  );
});
