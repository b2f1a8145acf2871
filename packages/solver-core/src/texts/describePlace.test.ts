import { expect, test } from 'vitest';
import { describePlace } from './describePlace.ts';
import { enUS } from './languages/en-US.ts';
import { ru } from './languages/ru.ts';
import { uk } from './languages/uk.ts';

const LANGUAGES = { en: enUS, ru, uk } as const;

test.each<[string, keyof typeof LANGUAGES, string]>([
  ['', 'en', 'The beam'],
  ['/L', 'en', 'The beam, length'],
  ['/loads/2/x/0', 'en', 'Load 3, place (1)'],
  ['/loads/0/alpha', 'uk', 'Навантаження 1, поле «кут»'],
  ['/beamSections/1/x', 'en', 'Section 2 of the beam, place'],
  ['/supports/0', 'en', 'Support 1'],
  ['/supports/1/settlement/y', 'en', 'Support 2, settlement (y)'],
  ['/zz/a', 'en', 'The beam, “zz.a”'],
  ['/materials/1/alpha', 'en', 'Material 2, “alpha”'],
  ['/materials/1/E', 'ru', 'Материал 2, поле «E»'],
  ['/supports/0/x', 'ru', 'Опора 1, поле «координата»'],
  ['/sections/0/h', 'uk', 'Переріз 1, поле «h»'],
  ['/grid/step', 'uk', 'Балка, поле «сітка (step)»'],
])('%s is reported in %s as %s', (pointer, name, words) => {
  const writer = { language: LANGUAGES[name], kind: 'beam', place: String } as const;
  expect(describePlace(pointer, writer).where).toBe(words);
});

test.each([
  ['/joints/1/loads/0/c/1', 'Joint 2, load 1, field c/1'],
  ['/links/0/i', 'Rod 1, field i'],
  ['/links/3/loads/0', 'Rod 4, load 1'],
  ['/guides/0', 'Guide 1'],
  ['/height', 'The truss, field height'],
  ['', 'The truss'],
])('%s of a truss is told to the author of a document as %s', (pointer, words) => {
  const writer = { language: enUS, kind: 'truss', place: String, fields: 'keys' } as const;
  expect(describePlace(pointer, writer).where).toBe(words);
});
