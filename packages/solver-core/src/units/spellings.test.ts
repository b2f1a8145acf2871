import { describe, expect, test } from 'vitest';
import { parseQuantity } from './parseQuantity.ts';
import type { Quantity } from './quantity.ts';

/** Ways to write a number, with its value; each is combined with every unit below. */
const NUMBERS: readonly (readonly [string, number])[] = [
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  [',25', 0.25],
  ['-3', -3],
  ['−3,75', -3.75],
  ['+8', 8],
  ['1e3', 1000],
  ['2.5E-2', 0.025],
  ['1 234', 1234],
  ['1\u202f234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['2*3.5', 7],
  ['(1+2)*4', 12],
  ['5/8', 0.625],
  ['3·2', 6],
  ['1,2·10³', 1200],
  ['= 0,3', 0.3],
];

/** Spellings of units for each quantity, with their size in the SI base unit. */
const UNITS: Readonly<Partial<Record<Quantity, Readonly<Record<string, number>>>>> = {
  length: { m: 1, м: 1, mm: 0.001, мм: 0.001, cm: 0.01, см: 0.01, in: 0.0254, ft: 0.3048 },
  sectionDimension: { mm: 1, мм: 1, cm: 10, см: 10, in: 25.4 },
  area: { 'cm²': 1, 'см²': 1, cm2: 1, 'cm^2': 1, 'mm²': 0.01, 'м²': 1e4, in2: 6.4516 },
  secondMoment: { 'cm⁴': 1, 'см⁴': 1, cm4: 1, 'mm^4': 1e-4, 'мм⁴': 1e-4 },
  force: { kN: 1e3, кН: 1e3, N: 1, Н: 1, MN: 1e6, МН: 1e6, kgf: 9.80665, тс: 9806.65 },
  moment: { 'kN·m': 1e3, 'кН·м': 1e3, 'kN*m': 1e3, kNm: 1e3, 'N·mm': 1e-3, 'тс·м': 9806.65 },
  distributedLoad: { 'kN/m': 1e3, 'кН/м': 1e3, 'N/mm': 1e3, 'N/m': 1, 'тс/м': 9806.65 },
  modulus: { GPa: 1e3, ГПа: 1e3, MPa: 1, МПа: 1, 'N/mm²': 1, 'kN/cm²': 10 },
  density: { 'kg/m³': 1, 'кг/м³': 1, 't/m³': 1e3, 'g/cm³': 1e3 },
  linearMass: { 'kg/m': 1, 'кг/м': 1, 't/m': 1e3 },
};

const STRINGS = Object.entries(UNITS).flatMap(([quantity, units]) =>
  Object.entries(units).flatMap(([unit, size]) =>
    NUMBERS.flatMap(([text, value]) =>
      ['', ' '].map((gap) => ({
        quantity: quantity as Quantity,
        text: text + gap + unit,
        value: value * size,
      })),
    ),
  ),
);

describe('a thousand and more ways to write a value', () => {
  test('there are that many', () => {
    expect(new Set(STRINGS.map(({ quantity, text }) => `${quantity} ${text}`)).size).toBeGreaterThan(1000);
  });

  test('each spelling is read as its value', () => {
    const wrong = STRINGS.flatMap(({ quantity, text, value }) => {
      const result = parseQuantity(text, { quantity, system: 0 });
      if (!result.ok) return [`${quantity} ${text}: ${result.code}`];
      const isClose = Math.abs(result.value - value) <= 4e-15 * Math.abs(value);
      return isClose ? [] : [`${quantity} ${text}: ${result.value}, not ${value}`];
    });
    expect(wrong).toEqual([]);
  });
});
