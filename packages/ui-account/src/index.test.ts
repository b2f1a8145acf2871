import { expect, test } from 'vitest';
import * as uiAccount from './index.ts';

test('the public names are these', () => {
  expect(Object.keys(uiAccount).sort()).toEqual([
    'DEFAULT_SETTINGS',
    'FIXED_DIGITS_RANGE',
    'SettingsPanel',
    'accountMessages',
    'isFixedDigits',
    'localeNames',
    'parseSettings',
  ]);
});
