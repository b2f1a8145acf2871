import { DEFAULT_SETTINGS, parseSettings, type Settings } from '@eecs/ui-account';
import type { Store } from '@eecs/ui-kit';
import type { UnitSystem } from '@eecs/solver-core';
import { chooseLocale } from './chooseLocale.ts';

const KEY = 'settings';

/** The reader's settings, kept in the browser. */
export interface SettingsStore {
  readonly get: () => Settings;
  /** As they are for a reader who has chosen nothing: the language is the browser's. */
  readonly unchosen: Settings;
  /** Changes settings. A change of the units alone is the reader's switch: it applies to the open document too. */
  readonly change: (change: Partial<Settings>) => void;
  /** How often the reader has switched the units since the page was loaded. */
  readonly countUnitSwitches: () => number;
  /** The units on the screen: those of the open document, else the reader's. */
  readonly getShownUnits: () => UnitSystem;
  /** Returns in which units the open document is shown, without changing what is kept; returns what ends that. */
  readonly showUnits: (units: UnitSystem) => () => void;
  /** Reads them anew: another tab, or a clearing, may have changed what is kept. */
  readonly reload: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Opens the settings; without stored ones the language is the first of the reader's that the product speaks. */
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

/** Login brings the units of this browser along with the options of the account: that is no switch. */
function isUnitSwitch(change: Partial<Settings>): boolean {
  return Object.keys(change).join() === 'units';
}
