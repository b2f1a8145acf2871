import { DEFAULT_SETTINGS, parseSettings, type Settings } from '@eecs/ui-account';
import type { Store } from '@eecs/ui-kit';
import type { UnitSystem } from '@eecs/solver-core';
import { chooseLocale } from './chooseLocale.ts';

const KEY = 'settings';

/** The reader's settings, stored in the browser. */
export interface SettingsStore {
  readonly get: () => Settings;
  /** The default settings, with the browser's language. */
  readonly unchosen: Settings;
  /** Changes settings. A change of only the units is a switch by the reader: it also applies to the open document. */
  readonly change: (change: Partial<Settings>) => void;
  /** Returns how often the reader has switched the units since the page was loaded. */
  readonly countUnitSwitches: () => number;
  /** Returns the displayed units: those of the open document, otherwise the reader's. */
  readonly getShownUnits: () => UnitSystem;
  /**
   * Sets the units in which the open document is displayed, without changing the stored ones; returns a function that
   * ends that.
   */
  readonly showUnits: (units: UnitSystem) => () => void;
  /** Reads the settings again, because another tab, or clearing the storage, may have changed them. */
  readonly reload: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Opens the settings; without stored ones the language is the first supported one of the reader. */
export function createSettingsStore(local: Store, languages: readonly string[]): SettingsStore {
  const defaults: Settings = { ...DEFAULT_SETTINGS, locale: chooseLocale(languages) };
  const listeners = new Set<() => void>();
  let unitSwitches = 0;
  let shown: { readonly units: UnitSystem } | null = null;
  let current = parseSettings(local.read(KEY), defaults);

  function set(next: Settings): void {
    current = next;
    report();
  }

  function report(): void {
    for (const listener of listeners) listener();
  }

  return {
    get: () => current,
    unchosen: defaults,
    change: (change) => {
      const next = parseSettings({ ...current, ...change }, current);
      local.write(KEY, next);
      if (isUnitSwitch(change)) {
        unitSwitches += 1;
        shown = null;
      }
      set(next);
    },
    countUnitSwitches: () => unitSwitches,
    getShownUnits: () => shown?.units ?? current.units,
    showUnits: (units) => {
      const own = { units };
      shown = own;
      report();
      return () => {
        if (shown !== own) return;
        shown = null;
        report();
      };
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

/**
 * Returns whether only the units change: a login changes the units together with other options, which is not a switch.
 */
function isUnitSwitch(change: Partial<Settings>): boolean {
  return Object.keys(change).join() === 'units';
}
