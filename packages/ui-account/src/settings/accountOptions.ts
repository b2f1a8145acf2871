import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings.ts';
import { USER_OPTIONS } from './userOptions.ts';

/** Options as stored in an account; null removes a choice. */
export type AccountOptions = Readonly<Record<string, boolean | number | string | null>>;

/**
 * Converts a change of the settings to the account's options. Units are not stored in the account, because each
 * document has its own.
 */
export function toAccountOptions(change: Partial<Settings>): AccountOptions {
  const { theme, units: _units, ...options } = change;
  return {
    ...options,
    ...(theme === undefined ? {} : { isDark: theme === 'system' ? null : theme === 'dark' }),
  };
}

/** Merges the options of an account into a browser's settings; settings without an option in the account stay. */
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

/** Returns whether an account has no options yet; it then adopts the choices made in the browser. */
export function isUntouched(options: object): boolean {
  const record = options as Readonly<Record<string, unknown>>;
  const defaults: Readonly<Record<string, unknown>> = USER_OPTIONS;
  return Object.entries(record).every(([name, value]) => value === defaults[name]);
}

/** Lists the settings that differ from the defaults; `unchosen` are the defaults in this browser. */
export function listChosen(settings: Settings, unchosen: Settings = DEFAULT_SETTINGS): Partial<Settings> {
  const known: Readonly<Record<string, unknown>> = { ...unchosen };
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== known[name]));
}
