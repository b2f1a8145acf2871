import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { convertQuantity, fromUnit, snapToDigits, toUnit } from './convertQuantity.ts';
import { QUANTITY_NAMES, baseUnit, displayUnit, isUnitOf, unitsOf } from './quantity.ts';
import type { Quantity } from './quantity.ts';
import { drawCases } from '../../verification/drawCases.ts';

const SEED = 20262;
const systems = [0, 1] as const;
/** Numbers as people type them: up to 12 significant digits. */
const typed = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: -12, max: 3 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`));

describe('the factors of the specification, from SI to US', () => {
  const lbf = 0.22480894387096;
  const psiPerMpa = lbf * 0.0254 ** 2 * 1e6;
  const lb = 2.2046226294122;
  test.each<[Quantity, number]>([
    ['length', 1 / 0.0254],
    ['displacement', 1 / 0.0254],
    ['sectionDimension', 1 / 25.4],
    ['area', 1 / 2.54 ** 2],
    ['sectionModulus', 1 / 2.54 ** 3],
    ['secondMoment', 1 / 2.54 ** 4],
    ['warping', 1 / 2.54 ** 6],
    ['force', lbf],
    ['axialStiffness', lbf],
    ['moment', lbf / 0.0254],
    ['distributedLoad', lbf * 0.0254],
    ['springTranslation', lbf * 0.0254],
    ['springRotation', lbf / 0.0254],
    ['modulus', psiPerMpa],
    ['stress', psiPerMpa],
    ['density', lb * 0.0254 ** 3],
    ['linearMass', lb * 0.0254],
    ['mass', lb],
    ['temperatureDifference', 9 / 5],
    ['thermalExpansion', 5 / 9],
    ['angle', 1],
    ['slope', 1],
    ['ratio', 1],
    ['percent', 1],
    ['flexuralStiffness', lbf / 0.0254 ** 2],
    ['scaledDeflection', lbf / 0.0254 ** 3],
    ['scaledSlope', lbf / 0.0254 ** 2],
    ['scaledDisplacement', lbf / 0.0254],
  ])('%s', (quantity, factor) => {
    expectClose(convertQuantity(Math.PI, quantity, 0, 1), Math.PI * factor, 2e-15);
    expectClose(convertQuantity(Math.PI, quantity, 1, 0), Math.PI / factor, 2e-15);
  });

  test('a mass of 1 kg weighs in lbf what g newtons are', () => {
    expectClose(convertQuantity(1, 'mass', 0, 1), convertQuantity(9.80665, 'force', 0, 1), 1e-13);
  });

  test('readings of a thermometer', () => {
    expect(convertQuantity(100, 'temperature', 0, 1)).toBe(212);
    expect(convertQuantity(-40, 'temperature', 0, 1)).toBe(-40);
    expect(convertQuantity(32, 'temperature', 1, 0)).toBe(0);
    expect(convertQuantity(100, 'temperatureDifference', 0, 1)).toBe(180);
  });
});

describe('the rule of the twelve digits', () => {
  test('takes the rounding within 1e-15 and leaves what lies outside', () => {
    expect(snapToDigits(0.1 + 0.2)).toBe(0.3);
    expect(snapToDigits(4 * (1 + 4 * Number.EPSILON))).toBe(4); // 8.9e-16 off
    expect(snapToDigits(4 * (1 + 5 * Number.EPSILON))).not.toBe(4); // 1.1e-15 off
    expect(snapToDigits(0)).toBe(0);
  });

  test.each([12, 63.5, 147.5, 0.1, 10000, -2500, 42.2, 210000, 7850, 1.2e-5])(
    '%s comes back from the other system unchanged',
    (value) => {
      for (const quantity of QUANTITY_NAMES.filter((name) => name !== 'temperature')) {
        for (const from of systems) {
          const there = convertQuantity(value, quantity, from, from === 0 ? 1 : 0);
          expect(convertQuantity(there, quantity, from === 0 ? 1 : 0, from), quantity).toBe(value);
        }
      }
    },
  );

  // The converted number may by chance lie within 1e-15 of a 12-digit one and be snapped to it; it then returns with an
  // error of an ulp or two.
  test('a typed number is converted back to 2e-15, and byte-equal unless the number in between was rounded', () => {
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom(...QUANTITY_NAMES),
        fc.constantFrom(...systems),
        (value, quantity, from) => {
          fc.pre(quantity !== 'temperature');
          const to = from === 0 ? 1 : 0;
          const there = convertQuantity(value, quantity, from, to);
          const back = convertQuantity(there, quantity, to, from);
          expectClose(back, value, 2e-15);
          const wasRounded = there === Number(there.toPrecision(12));
          expect(back === value || wasRounded).toBe(true);
        },
      ),
      { seed: SEED, numRuns: drawCases(20_000) },
    );
  });
});

describe('units of one quantity', () => {
  test('each offered unit belongs to its quantity, the displayed one is offered, and no unit is offered twice', () => {
    for (const quantity of QUANTITY_NAMES) {
      for (const system of systems) {
        const units = unitsOf(quantity, system);
        expect(units).toContain(displayUnit(quantity, system));
        expect(new Set(units).size).toBe(units.length);
        for (const unit of [...units, baseUnit(quantity, system)])
          expect(isUnitOf(quantity, unit)).toBe(true);
      }
    }
  });

  test('people read kN, kN·m, mm, GPa and kip, kip·ft, in, ksi', () => {
    const shown = (['force', 'moment', 'displacement', 'modulus'] as const).map((name) => [
      displayUnit(name, 0),
      displayUnit(name, 1),
    ]);
    expect(shown).toEqual([
      ['kN', 'kip'],
      ['kN·m', 'kip·ft'],
      ['mm', 'in'],
      ['GPa', 'ksi'],
    ]);
  });

  test('a value goes to a unit and comes back', () => {
    expect(toUnit(31075.887964, { quantity: 'moment', system: 0, unit: 'kN·m' })).toBe(31.075887964);
    expect(fromUnit(31.075887964, { quantity: 'moment', system: 0, unit: 'kN·m' })).toBe(31075.887964);
    expect(toUnit(147, { quantity: 'length', system: 1, unit: 'ft' })).toBe(12.25);
  });

  test('a unit of another quantity is a mistake of ours', () => {
    expect(() => toUnit(1, { quantity: 'force', system: 0, unit: 'm' })).toThrow('measure different things');
  });
});
