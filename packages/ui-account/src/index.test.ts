import { expect, test } from 'vitest';
import * as uiAccount from './index.ts';

test('the public names are these', () => {
  expect(Object.keys(uiAccount).sort()).toEqual([
    'AccountContext',
    'AskLink',
    'Cabinet',
    'DEFAULT_SETTINGS',
    'FIXED_DIGITS_RANGE',
    'LinkCard',
    'LoginForm',
    'RegisterForm',
    'SettingsPanel',
    'accountMessages',
    'cabinetMessages',
    'createSession',
    'formMessages',
    'isFixedDigits',
    'isLoggedIn',
    'isReauth',
    'isRoot',
    'isSessionEnd',
    'localeNames',
    'loginMessages',
    'parseSettings',
    'reduceSession',
    'useAccount',
    'useSession',
  ]);
});
