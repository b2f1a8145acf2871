import type { UnitSystem } from '@eecs/solver-core';
import type { UnitChooser } from '../i18n/createFormat.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ThemeChoice } from '../theme/tokens.ts';
import type { Conventions } from './conventions.ts';
import { useKit } from './KitContext.ts';

/** Returns the current language. */
export function useLocale(): Locale {
  return useKit('useLocale').locale;
}

/** Returns the current unit system: 0 is SI, 1 is US customary. */
export function useUnits(): UnitSystem {
  return useKit('useUnits').units;
}

/** Returns the current theme; `system` only while rendering on a server. */
export function useTheme(): ThemeChoice {
  return useKit('useTheme').theme;
}

/** Returns the function that gives the unit in which a quantity is displayed and typed. */
export function useUnitOf(): UnitChooser {
  return useKit('useUnitOf').unitOf;
}

/** Returns the conventions of diagrams. */
export function useConventions(): Conventions {
  return useKit('useConventions').conventions;
}

/** Returns the digits after the decimal mark of displayed numbers. */
export function useDigits(): number {
  return useKit('useDigits').digits;
}
