import type { Load } from '@eecs/solver-core';
import { createFormat, LOCALES, type Locale } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createSchemeTexts } from './schemeTexts.ts';
import { createDrawingTexts } from './createDrawingTexts.ts';
import { writeLoadValue } from './drawingTexts.ts';

const force = (value: Partial<Load>): Load =>
  ({ id: '1', className: 'ShearLoad', x: 3, alpha: 90, c: [-10_000, 0, -10_000], sets: 1, ...value }) as Load;

function writeOne(load: Load, locale: Locale = 'en-US', isLate = true): string {
  const format = createFormat({ locale, units: 0, digits: 3 });
  const texts = createSchemeTexts(format, 0);
  const told = isLate ? createDrawingTexts(texts, [format, locale, 0]) : texts;
  return writeLoadValue(load, told).replaceAll(/[\u00a0\u202f]/gu, ' ');
}

test.each<[string, Partial<Load>]>([
  ['10 kN downwards', {}],
  ['5 kN at −60°', { className: 'GenericLoad', alpha: -60, c: [5000, 0, 0] }],
  ['3 kN to the left', { className: 'AxialLoad', c: [-3000, 0, 0] }],
  ['2 kN·m clockwise', { className: 'BendingMoment', c: [-2000, 0, 0] }],
  ['1 … 2.5 … 1 kN/m downwards', { className: 'DistributedLoad', x: [0, 6], y: [-1000, -2500, -1000] }],
  ['42 kg/m', { className: 'DistributedMass', x: [0, 6], y: [42, 42, 42] }],
])('a load is told as "%s"', (told, load) => {
  expect(writeOne(force(load))).toBe(told);
});

test('directions have words in every language, and a sign until these have come', () => {
  expect(LOCALES.map((locale) => writeOne(force({}), locale))).toEqual([
    '10 kN downwards',
    '10 кН вниз',
    '10 кН вниз',
  ]);
  expect(writeOne(force({}), 'en-US', false)).toBe('−10 kN');
});
