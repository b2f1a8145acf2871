import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings.ts';
import { USER_OPTIONS } from './userOptions.ts';

/** Options as an account keeps them; null takes one back to where it was before it was chosen. */
export type AccountOptions = Readonly<Record<string, boolean | number | string | null>>;

/** Writes a change of the settings as the account keeps it. Units are not of the account: each document has its own. */
export function toAccountOptions(change: Partial<Settings>): AccountOptions {
  const { theme, units: _units, ...options } = change;
  return {
    ...options,
    ...(theme === undefined ? {} : { isDark: theme === 'system' ? null : theme === 'dark' }),
  };
}

/** Reads the options of an account over the settings of a browser: what the account has not chosen stays. */
export function fromAccountOptions(options: object, here: Settings): Settings {
  const { isDark, locale, ...rest } = options as Readonly<Record<string, unknown>>;
  return parseSettings(
    {
      ...rest,
      units: here.units,
      theme: typeof isDark === 'boolean' ? (isDark ? 'dark' : 'light') : here.theme,
      locale: locale ?? here.locale,
    },
    here,
  );
}

/** Returns whether an account has chosen nothing yet: it then takes over what was chosen in the browser. */
export function isUntouched(options: object): boolean {
  const record = options as Readonly<Record<string, unknown>>;
  const defaults: Readonly<Record<string, unknown>> = USER_OPTIONS;
  return Object.entries(record).every(([name, value]) => value === defaults[name]);
}

/**
 * Lists the settings that differ from those of a reader who has chosen nothing; `unchosen` are the latter in this
 * browser.
 */
export function listChosen(settings: Settings, unchosen: Settings = DEFAULT_SETTINGS): Partial<Settings> {
  const known: Readonly<Record<string, unknown>> = { ...unchosen };
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== known[name]));
}
