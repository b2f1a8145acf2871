import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { createFormat } from '../i18n/createFormat.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { describeLoad } from './describeLoad.ts';

const down: JointLoad = { id: 1, className: 'ShearLoad', c: [-10_000, 0, -10_000], alpha: 90, sets: 1 };
const snow: LinkLoad = { id: 1, className: 'DistributedLoad', y: [-2000, -2000, -2000], alpha: 90, sets: 1 };

const writeOne = (load: JointLoad | LinkLoad, locale: Locale = 'en-US'): string =>
  describeLoad(load, { locale, format: createFormat({ locale, units: 0, digits: 3 }) }, 0).replaceAll(
    /[\u00a0\u202f]/gu,
    ' ',
  );

test.each([
  ['10 kN downwards', down],
  ['10 kN to the right', { ...down, c: [10_000, 10_000, 0], alpha: 0 }],
  ['5 kN away from the reader', { ...down, c: [-5000, 0, 0], beta: 90 }],
  ['2 kN/m downwards', snow],
  ['15 kg/m', { ...snow, className: 'DistributedMass', y: [15, 15, 15] }],
] satisfies [string, JointLoad | LinkLoad][])('a load of a truss is told as "%s"', (told, load) => {
  expect(writeOne(load)).toBe(told);
});

test('the direction has a word in every language', () => {
  expect(LOCALES.map((locale) => writeOne(down, locale))).toEqual([
    '10 kN downwards',
    '10 кН вниз',
    '10 кН вниз',
  ]);
});
