import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, isFixedDigits, parseSettings } from './settings.ts';
import { USER_OPTIONS } from './userOptions.ts';

test('whole settings come back as they were stored', () => {
  const chosen = {
    ...DEFAULT_SETTINGS,
    theme: 'dark',
    locale: 'uk',
    units: 1,
    isDense: true,
    fixedDigits: 0,
    drawer: true,
  } as const;
  expect(parseSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test('each unknown value takes its own default and spares the others', () => {
  expect(parseSettings({ theme: 'sepia', locale: 'ru', units: 2, fixedDigits: 13, drawer: 'yes' })).toEqual({
    ...DEFAULT_SETTINGS,
    locale: 'ru',
  });
});

test('nothing stored gives the defaults of the caller', () => {
  expect(parseSettings(undefined, { ...DEFAULT_SETTINGS, locale: 'uk' }).locale).toBe('uk');
  expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings('dark')).toEqual(DEFAULT_SETTINGS);
});

test('digits are whole, from 0 to 12', () => {
  expect([0, 3, 12].every(isFixedDigits)).toBe(true);
  expect([-1, 13, 2.5, Number.NaN, '3', null].some(isFixedDigits)).toBe(false);
});

test('every option is read, numbers within their range and words that are known', () => {
  const read = parseSettings({
    background: 'millimetre',
    strokeWidth: 33,
    layout: 'tall',
    splitterPosition: 33.333,
  });
  expect(read).toEqual({ ...DEFAULT_SETTINGS, background: 'millimetre', splitterPosition: 33.333 });
  // The two that the system and the browser decide are stored as the theme and the language.
  expect(Object.keys(USER_OPTIONS)).toHaveLength(26);
});
