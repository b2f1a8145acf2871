import { expect, test } from 'vitest';
import { fromAccountOptions, isUntouched, listChosen, toAccountOptions } from './accountOptions.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { USER_OPTIONS } from './userOptions.ts';

test('a theme is kept as dark or light, and as nothing where the system decides', () => {
  expect(toAccountOptions({ theme: 'dark', drawCS: false })).toEqual({ isDark: true, drawCS: false });
  expect(toAccountOptions({ theme: 'system' })).toEqual({ isDark: null });
  expect(toAccountOptions({ units: 1 })).toEqual({});
});

test('options of the account win over those of the browser, and the rest stays', () => {
  const here = { ...DEFAULT_SETTINGS, theme: 'dark', units: 1, strokeWidth: 4 } as const;
  const read = fromAccountOptions({ strokeWidth: 12, locale: 'uk', fixedDigits: 99 }, here);
  expect(read).toEqual({ ...here, strokeWidth: 12, locale: 'uk' });
  expect(fromAccountOptions({ isDark: false }, here).theme).toBe('light');
});

test('an account that has the defaults alone has chosen nothing', () => {
  expect(isUntouched({ ...USER_OPTIONS })).toBe(true);
  expect(isUntouched({ ...USER_OPTIONS, isDark: true })).toBe(false);
  expect(isUntouched({ ...USER_OPTIONS, drawer: true })).toBe(false);
  expect(listChosen({ ...DEFAULT_SETTINGS, drawer: true })).toEqual({ drawer: true });
});
