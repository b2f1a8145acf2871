import type { UnitSystem } from '@eecs/solver-core';
import { LOCALES, type Locale, type ThemeChoice } from '@eecs/ui-kit';
import { isInRange, OPTION_RANGES, parseOptions, USER_OPTIONS, type UserOptions } from './userOptions.ts';

/** Display settings that a person may choose; the names are those of the stored user options. */
export interface Settings extends UserOptions {
  /** Stored as `isDark`, which is absent if the system decides. */
  readonly theme: ThemeChoice;
  readonly locale: Locale;
  /** 0 is SI, 1 is US customary. Stored only in the browser, because a document has its own units. */
  readonly units: UnitSystem;
}

/** The default settings. */
export const DEFAULT_SETTINGS: Settings = { ...USER_OPTIONS, theme: 'system', locale: 'en-US', units: 0 };

/** Minimum and maximum number of digits after the decimal point. */
export const FIXED_DIGITS_RANGE = {
  min: OPTION_RANGES.fixedDigits.min,
  max: OPTION_RANGES.fixedDigits.max,
} as const;

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const UNIT_SYSTEMS: readonly UnitSystem[] = [0, 1];

/**
 * Reads stored settings one by one: a missing or unknown value takes its default, so that one value of a newer or older
 * version never resets the others.
 */
export function parseSettings(stored: unknown, defaults: Settings = DEFAULT_SETTINGS): Settings {
  const record = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return {
    ...parseOptions(record, defaults),
    theme: THEMES.find((theme) => theme === record['theme']) ?? defaults.theme,
    locale: LOCALES.find((locale) => locale === record['locale']) ?? defaults.locale,
    units: UNIT_SYSTEMS.find((system) => system === record['units']) ?? defaults.units,
  };
}

/** Returns whether a value is a valid number of digits. */
export function isFixedDigits(value: unknown): value is number {
  return isInRange('fixedDigits', value);
}
