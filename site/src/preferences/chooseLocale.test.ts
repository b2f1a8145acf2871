import { expect, test } from 'vitest';
import { LOCALES as SPOKEN } from '@eecs/solver-core/texts';
import { chooseLocale, LOCALES, readAskedLocale } from './chooseLocale.ts';

test('the languages are those in which failures are reported', () => {
  expect(LOCALES).toEqual(SPOKEN);
});

test('the first spoken language of the reader wins', () => {
  expect(chooseLocale(['de-DE', 'uk-UA', 'en-GB'])).toBe('uk');
  expect(chooseLocale(['en-GB', 'ru'])).toBe('en-US');
  expect(chooseLocale(['RU-ru'])).toBe('ru');
});

test('no known language gives en-US', () => {
  expect(chooseLocale(['de', 'fr-CA'])).toBe('en-US');
  expect(chooseLocale([])).toBe('en-US');
});

test('an address may ask for one of our languages', () => {
  expect(['?lang=uk', '?a=1&lang=ru', '?lang=de', ''].map(readAskedLocale)).toEqual(['uk', 'ru', null, null]);
});
