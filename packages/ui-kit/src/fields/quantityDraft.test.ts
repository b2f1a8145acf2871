import { QUANTITY_NAMES } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { checkLimits, isShownNumber, readQuantityDraft } from './readQuantityDraft.ts';
import { exampleNumbers, exampleValues } from './exampleTexts.ts';
import { stepQuantity } from './stepQuantity.ts';

const force = { quantity: 'force', system: 0 } as const;

test('a draft without a unit takes the displayed one, with a unit its own', () => {
  expect(readQuantityDraft('10', force)).toEqual({ ok: true, value: 10_000 });
  expect(readQuantityDraft('10 N', force)).toEqual({ ok: true, value: 10 });
  expect(readQuantityDraft('1,5', { ...force, locale: 'ru' })).toEqual({ ok: true, value: 1500 });
});

test('an empty draft is not zero', () => {
  expect(readQuantityDraft('  ', force)).toEqual({ ok: false, problem: { code: 'empty' } });
});

test('a word that is no unit is reported', () => {
  expect(readQuantityDraft('5 abc', force)).toEqual({
    ok: false,
    problem: { code: 'unknownUnit', found: 'abc' },
  });
});

test('the examples of every quantity are texts the field takes', () => {
  for (const quantity of QUANTITY_NAMES) {
    for (const system of [0, 1] as const) {
      for (const locale of ['en-US', 'ru', 'uk'] as const) {
        const options = { quantity, system, locale };
        for (const text of [exampleValues(options), exampleNumbers(options)].flatMap(({ first, second }) => [
          first,
          second,
        ])) {
          expect({ text, ...readQuantityDraft(text, options) }).toMatchObject({ text, ok: true });
        }
      }
    }
  }
  expect(exampleValues({ quantity: 'length', system: 0, locale: 'ru' })).toEqual({
    first: '3,5 м',
    second: '11 ft 6 in',
  });
});

test('limits, each just inside and just outside', () => {
  expect(checkLimits(Number.MIN_VALUE, { positive: true })).toBeNull();
  expect(checkLimits(0, { positive: true })).toEqual({ code: 'notPositive' });
  expect(checkLimits(5, { min: 5, max: 5 })).toBeNull();
  expect(checkLimits(5 - 1e-9, { min: 5 })).toEqual({ code: 'belowMin', limit: 5 });
  expect(checkLimits(5 + 1e-9, { max: 5 })).toEqual({ code: 'aboveMax', limit: 5 });
  expect(checkLimits(0, { least: 1e-50 })).toBeNull();
  expect(checkLimits(-1e-50, { least: 1e-50 })).toBeNull();
  expect(checkLimits(-9e-51, { least: 1e-50 })).toEqual({ code: 'belowLeast', least: 1e-50 });
});

const metres = { quantity: 'length', system: 0 } as const;
const feet = { quantity: 'length', system: 1 } as const;

test.each([
  ['12', force],
  ['-3.5', force],
  ['  7 ', force],
  ['', force],
  ['5 kN', force],
  ['5kN', force],
  ['−3,5', { ...force, locale: 'ru' }],
  ['−3,5 кН', { ...force, locale: 'ru' }],
  ['12 in', { ...feet, unit: 'in' }],
] as const)('"%s" is as the field writes it', (text, reading) => {
  expect(isShownNumber(text, reading)).toBe(true);
});

test.each([
  ['2*3', force],
  ['5 N', force],
  ['5 kN + 1', force],
  ['1e3', force],
  ['1 000', force],
  ['−3,5', force],
  ['3.5', { ...force, locale: 'ru' }],
  ['350 cm', metres],
  ['3 1/2 in', { ...feet, unit: 'in' }],
  ["12' 3", feet],
  ['12', feet],
] as const)('"%s" is written another way than the field does', (text, reading) => {
  expect(isShownNumber(text, reading)).toBe(false);
});

test('steps add in the displayed unit and leave no noise', () => {
  const kN = { ...force, step: 0.1 };
  expect(stepQuantity(200, kN)).toBe(300);
  expect(stepQuantity(100, { ...force, step: -0.1 })).toBe(0);
  expect(stepQuantity(0.3, { quantity: 'length', system: 0, step: -0.1 })).toBe(0.2);
  expect(stepQuantity(12, { quantity: 'length', system: 1, step: 1 })).toBe(24);
});
