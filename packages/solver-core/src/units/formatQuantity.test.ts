import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toUnit } from './convertQuantity.ts';
import { formatFeetInches, splitFeet } from './feetInches.ts';
import { formatNumber } from './formatNumber.ts';
import type { NumberFormat } from './formatNumber.ts';
import { formatQuantity } from './formatQuantity.ts';
import type { QuantityFormat } from './formatQuantity.ts';
import { parseQuantity } from './parseQuantity.ts';
import { QUANTITY_NAMES, unitsOf } from './quantity.ts';
import type { Unit } from './unit.ts';
import { drawCases } from '../../verification/drawCases.ts';

const SEED = 20263;

describe('a number', () => {
  test.each<[number, NumberFormat, string]>([
    [31.075887964, { digits: 3 }, '31.076'],
    [-2.48304, { digits: 3 }, '−2.483'],
    [1234.5, { digits: 2, locale: 'ru' }, '1234,50'],
    [1234.5, { digits: 2, locale: 'uk' }, '1234,50'],
    [12, { digits: 3, trimZeros: true }, '12'],
    [12.5, { digits: 3, trimZeros: true, locale: 'ru-RU' }, '12,5'],
    [100, { digits: 0, trimZeros: true }, '100'],
    [-0.0004, { digits: 3 }, '0.000'],
    [-0, { digits: 1 }, '0.0'],
    [1234, { digits: 0, grouping: 'thin' }, '1234'],
    [12345.678, { digits: 2, grouping: 'thin' }, '12\u202f345.68'],
    [-1234567, { digits: 0, grouping: 'thin' }, '−1\u202f234\u202f567'],
    // Halves are rounded away from zero whether the double is a little below or above the half.
    [28.275, { digits: 2 }, '28.28'],
    [25.425, { digits: 2 }, '25.43'],
    [-28.275, { digits: 2 }, '−28.28'],
    [28.2749999, { digits: 2 }, '28.27'],
    // Values near 15.3125 that result from sums, within a few thousand roundings and beyond.
    [15.312499999999988, { digits: 3 }, '15.313'],
    [-15.3125 * (1 - 5e-13), { digits: 3 }, '−15.313'],
    [15.3125 * (1 - 5e-12), { digits: 3 }, '15.312'],
    [123456789.5004, { digits: 3 }, '123456789.500'],
    [123456789.5005, { digits: 3 }, '123456789.501'],
    [0.1, { digits: 17 }, '0.10000000000000001'],
    [999999999999999.5, { digits: 0 }, '1000000000000000'],
    [1.005, { digits: 3, notation: 'significant' }, '1.01'],
    [1.5e18, { digits: 2 }, '1.50·10¹⁸'],
    [0.000012, { digits: 3, notation: 'significant' }, '1.20·10⁻⁵'],
    [0.012345, { digits: 3, notation: 'significant' }, '0.0123'],
    [12345, { digits: 3, notation: 'significant' }, '12300'],
    [9.999, { digits: 2, notation: 'significant' }, '10'],
    [0, { digits: 3, notation: 'significant' }, '0'],
    [Number.NaN, { digits: 3 }, '—'],
    [Infinity, { digits: 3 }, '—'],
    [1, { digits: 99 }, '1.00000000000000000'],
  ])('%s as %o', (value, format, text) => {
    expect(formatNumber(value, format)).toBe(text);
  });
});

describe('feet and inches', () => {
  test.each<[number, string]>([
    [147.5, '12′\u202f3\u00a01/2″'],
    [144, '12′\u202f0″'],
    [3.5, '3\u00a01/2″'],
    [0.5, '1/2″'],
    [0, '0″'],
    [-147.5, '−12′\u202f3\u00a01/2″'],
    [11.99, '1′\u202f0″'],
    [708 + 11 / 16, '59′\u202f0\u00a011/16″'],
    [1 / 16, '1/16″'],
    [1 / 33, '0″'],
    [-0.01, '0″'],
    [Number.NaN, '—'],
  ])('%s in is %s', (length, text) => {
    expect(formatFeetInches(length)).toBe(text);
  });

  test('can be finer than a sixteenth', () => {
    expect(formatFeetInches(1 / 64, 64)).toBe('1/64″');
  });

  test('a length splits into whole feet and the rest', () => {
    expect(splitFeet(147.5)).toEqual({ feet: 12, inches: 3.5 });
    expect(splitFeet(-13)).toEqual({ feet: -1, inches: -1 });
  });
});

describe('a quantity', () => {
  test.each<[number, QuantityFormat, string]>([
    [-2483.04378, { quantity: 'moment', system: 0, digits: 3 }, '−2.483\u202fkN·m'],
    [13604.39, { quantity: 'force', system: 0, digits: 1, locale: 'uk' }, '13,6\u202fkN'],
    [
      13604.39,
      { quantity: 'force', system: 0, digits: 1, locale: 'ru', unitNames: { kN: 'кН' } },
      '13,6\u202fкН',
    ],
    [13604.39, { quantity: 'force', system: 0, digits: 2, unit: 'N' }, '13604.39\u202fN'],
    [13604.39, { quantity: 'force', system: 0, digits: 2, withUnit: false }, '13.60'],
    [36000, { quantity: 'moment', system: 1, digits: 1 }, '3.0\u202fkip·ft'],
    [147.5, { quantity: 'length', system: 1, digits: 3 }, '12′\u202f3\u00a01/2″'],
    [147.5, { quantity: 'length', system: 1, digits: 3, unit: 'in' }, '147.500\u202fin'],
    [-60, { quantity: 'angle', system: 0, digits: 0 }, '−60°'],
    [1.2e-5, { quantity: 'thermalExpansion', system: 0, digits: 1 }, '12.0·10⁻⁶/°C'],
    [20, { quantity: 'temperature', system: 0, digits: 0 }, '20\u202f°C'],
    [0.3, { quantity: 'ratio', system: 0, digits: 2 }, '0.30'],
    [0.3, { quantity: 'ratio', system: 0, digits: 0, unit: '%' }, '30%'],
    [Number.NaN, { quantity: 'length', system: 1, digits: 3 }, '—'],
  ])('%s as %o', (value, format, text) => {
    expect(formatQuantity(value, format)).toBe(text);
  });
});

/** Unit names in a Russian interface; the reader must know every one. */
const RUSSIAN_NAMES: Partial<Record<Unit, string>> = {
  m: 'м',
  mm: 'мм',
  cm: 'см',
  'mm²': 'мм²',
  'cm²': 'см²',
  'm²': 'м²',
  'cm³': 'см³',
  'cm⁴': 'см⁴',
  'cm⁶': 'см⁶',
  N: 'Н',
  kN: 'кН',
  MN: 'МН',
  kgf: 'кгс',
  tf: 'тс',
  'N·m': 'Н·м',
  'kN·m': 'кН·м',
  'kN·cm': 'кН·см',
  'N·mm': 'Н·мм',
  'MN·m': 'МН·м',
  'kgf·m': 'кгс·м',
  'kgf·cm': 'кгс·см',
  'tf·m': 'тс·м',
  'N/m': 'Н/м',
  'kN/m': 'кН/м',
  'N/mm': 'Н/мм',
  'MN/m': 'МН/м',
  'tf/m': 'тс/м',
  'kN·m/rad': 'кН·м/рад',
  Pa: 'Па',
  kPa: 'кПа',
  MPa: 'МПа',
  GPa: 'ГПа',
  'N/mm²': 'Н/мм²',
  'kN/cm²': 'кН/см²',
  'kgf/cm²': 'кгс/см²',
  'kg/m³': 'кг/м³',
  't/m³': 'т/м³',
  'g/cm³': 'г/см³',
  'kg/m': 'кг/м',
  kg: 'кг',
  t: 'т',
  g: 'г',
  rad: 'рад',
  mrad: 'мрад',
  'kN·m²': 'кН·м²',
  'kN·m³': 'кН·м³',
};

describe('a written value is read back', () => {
  const values = fc.oneof(
    fc.double({ min: 1, max: 1e9, noNaN: true }).map((value) => -value),
    // 10 to a power below -300 is no normal double; no field shows such a number.
    fc.double({ min: -1, max: 1, noNaN: true }).filter((value) => Math.abs(value) > 1e-290),
    fc.constantFrom(0, 1, -1, 1e-9, 1e14, -1e20),
  );
  const cases = QUANTITY_NAMES.flatMap((quantity) =>
    ([0, 1] as const).flatMap((system) =>
      unitsOf(quantity, system).map((unit) => ({ quantity, system, unit })),
    ),
  );
  const formats = fc.record({
    digits: fc.integer({ min: 0, max: 9 }),
    locale: fc.constantFrom('en-US', 'ru', 'uk'),
    notation: fc.constantFrom('fixed' as const, 'significant' as const),
    grouping: fc.constantFrom('none' as const, 'thin' as const),
    trimZeros: fc.boolean(),
  });

  test('to the shown digits, in all units, locales and forms', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...cases), formats, (value, which, format) => {
        const unitNames = format.locale === 'en-US' ? {} : RUSSIAN_NAMES;
        const text = formatQuantity(value, { ...which, ...format, unitNames });
        const result = parseQuantity(text, { ...which, locale: format.locale });
        if (!result.ok) throw new Error(`${text}: ${result.code}`);
        const [shown, read] = [toUnit(value, which), toUnit(result.value, which)];
        expect(Math.abs(read - shown), text).toBeLessThanOrEqual(
          lastDigit(shown, which.unit, format) * 0.5000001,
        );
      }),
      { seed: SEED, numRuns: drawCases(20_000) },
    );
  });

  /** Returns the value of one unit in the last digit shown, or the rounding of doubles if that is larger. */
  function lastDigit(shown: number, unit: Unit, { digits, notation }: NumberFormat): number {
    const size = Math.abs(shown);
    const rounding = 16 * Number.EPSILON * size;
    if (unit === 'ft-in') return 1 / 192 + rounding;
    const isPower = notation === 'significant' || size >= 1e15;
    const count = notation === 'significant' ? Math.max(digits, 1) - 1 : digits;
    const magnitude = size === 0 ? 0 : Math.floor(Math.log10(size)) + 1;
    return (
      10 ** (isPower ? magnitude - count : -digits) +
      rounding +
      (unit === '°C' || unit === '°F' || unit === 'K' ? 1e-12 : 0)
    );
  }
});

test('a value without a system is one of SI, as everywhere', () => {
  const format = { quantity: 'force', digits: 0 } as QuantityFormat;
  expect(formatQuantity(1000, format)).toBe(formatQuantity(1000, { ...format, system: 0 }));
});
