import type { UnitSystem } from '@eecs/solver-core';
import type { Locale, ThemeChoice } from '@eecs/ui-kit';

/** What a person may choose about the way everything is shown; the names are those of the stored user options. */
export interface Settings {
  readonly theme: ThemeChoice;
  readonly locale: Locale;
  /** 0 is SI, 1 is US customary. */
  readonly units: UnitSystem;
  /** Lower rows and controls. */
  readonly isDense: boolean;
  /** Digits after the decimal point of a shown number, 0 to 12. */
  readonly fixedDigits: number;
  /** Whether the side menu shows names beside its icons. */
  readonly drawer: boolean;
}

/** The settings of a reader who has chosen nothing yet. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  locale: 'en-US',
  units: 0,
  isDense: false,
  fixedDigits: 3,
  drawer: false,
};

/** Fewest and most digits after the decimal point that can be asked for. */
export const FIXED_DIGITS_RANGE = { min: 0, max: 12 } as const;

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const LOCALES: readonly Locale[] = ['en-US', 'ru', 'uk'];
const UNIT_SYSTEMS: readonly UnitSystem[] = [0, 1];

/**
 * Reads stored settings one by one: what is missing or not understood takes its default, so that a value of a
 * newer or older version never costs the others.
 */
export function parseSettings(stored: unknown, defaults: Settings = DEFAULT_SETTINGS): Settings {
  const record = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return {
    theme: THEMES.find((theme) => theme === record['theme']) ?? defaults.theme,
    locale: LOCALES.find((locale) => locale === record['locale']) ?? defaults.locale,
    units: UNIT_SYSTEMS.find((system) => system === record['units']) ?? defaults.units,
    isDense: readBoolean(record['isDense'], defaults.isDense),
    fixedDigits: isFixedDigits(record['fixedDigits']) ? record['fixedDigits'] : defaults.fixedDigits,
    drawer: readBoolean(record['drawer'], defaults.drawer),
  };
}

/** Answers whether a value is a whole number of digits that can be shown. */
export function isFixedDigits(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= FIXED_DIGITS_RANGE.min &&
    value <= FIXED_DIGITS_RANGE.max
  );
}

function readBoolean(value: unknown, byDefault: boolean): boolean {
  return typeof value === 'boolean' ? value : byDefault;
}
