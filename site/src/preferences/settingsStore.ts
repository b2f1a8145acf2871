import { DEFAULT_SETTINGS, parseSettings, type Settings } from '@eecs/ui-account';
import type { Store } from '@eecs/ui-kit';
import { chooseLocale } from './chooseLocale.ts';

const KEY = 'settings';

/** The reader's settings, kept in the browser. */
export interface SettingsStore {
  readonly get: () => Settings;
  /** As they are for a reader who has chosen nothing: the language is the browser's. */
  readonly unchosen: Settings;
  readonly change: (change: Partial<Settings>) => void;
  /** Reads them anew: another tab, or a clearing, may have changed what is kept. */
  readonly reload: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Opens the settings; without stored ones the language is the first of the reader's that the product speaks. */
export function createSettingsStore(local: Store, languages: readonly string[]): SettingsStore {
  const defaults: Settings = { ...DEFAULT_SETTINGS, locale: chooseLocale(languages) };
  const listeners = new Set<() => void>();
  let current = parseSettings(local.read(KEY), defaults);

  function set(next: Settings): void {
    current = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => current,
    unchosen: defaults,
    change: (change) => {
      const next = parseSettings({ ...current, ...change }, current);
      local.write(KEY, next);
      set(next);
    },
    reload: () => {
      set(parseSettings(local.read(KEY), defaults));
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
