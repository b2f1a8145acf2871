import type { BeamCase } from '@eecs/solver-core';
import type { Locale } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { textsOf } from '../../test/refusalTexts.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { describePlace } from './describePlace.ts';

const where = (pointer: string, locale: Locale, document?: BeamCase): string =>
  describePlace(pointer, { ...textsOf(locale), ...(document && { document }) }).where;

test.each<[string, Locale, string]>([
  ['', 'en-US', 'The beam'],
  ['/L', 'en-US', 'The beam, length'],
  ['/loads/2/x/0', 'en-US', 'Load 3, place (1)'],
  ['/loads/0/alpha', 'uk', 'Навантаження 1, поле «кут»'],
  ['/beamSections/1/x', 'en-US', 'Section 2 of the beam, place'],
  ['/supports/0', 'en-US', 'Support 1'],
  ['/supports/1/settlement/y', 'en-US', 'Support 2, settlement (y)'],
  ['/zz/a', 'en-US', 'The beam, “zz.a”'],
  ['/materials/1/alpha', 'en-US', 'Material 2, “alpha”'],
  ['/materials/1/E', 'ru', 'Материал 2, поле «E»'],
  ['/supports/0/x', 'ru', 'Опора 1, поле «координата»'],
  ['/sections/0/h', 'uk', 'Переріз 1, поле «h»'],
  ['/grid/step', 'uk', 'Балка, поле «сітка (step)»'],
])('%s is said in %s as %s', (pointer, locale, words) => {
  expect(where(pointer, locale)).toBe(words);
});

// Pins and rollers at 0, 6 and 12 m are A, B and C; the hinge between them is hinge 1.
test.each<[string, Locale, string]>([
  ['/supports/3', 'en-US', 'Support C'],
  ['/supports/2/x', 'ru', 'Шарнир 1, поле «координата»'],
])('%s of a beam that was read is called as on the drawing in %s', (pointer, locale, words) => {
  expect(where(pointer, locale, beamExamples.hingedSpans)).toBe(words);
});
