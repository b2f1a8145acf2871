import type { UnitSystem } from '@eecs/solver-core';
import type { UnitChooser } from '../i18n/createFormat.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ThemeChoice } from '../theme/tokens.ts';
import type { Conventions } from './conventions.ts';
import { useKit } from './KitContext.ts';

/** Returns the language on the screen. */
export function useLocale(): Locale {
  return useKit('useLocale').locale;
}

/** Returns the unit system shown: 0 is SI, 1 is US customary. */
export function useUnits(): UnitSystem {
  return useKit('useUnits').units;
}

/** Returns the theme being drawn; `system` only while rendering on a server. */
export function useTheme(): ThemeChoice {
  return useKit('useTheme').theme;
}

/** Returns a function that gives the unit in which a quantity is shown and typed. */
export function useUnitOf(): UnitChooser {
  return useKit('useUnitOf').unitOf;
}

/** Returns the drawing conventions and letters of diagrams. */
export function useConventions(): Conventions {
  return useKit('useConventions').conventions;
}

/** Digits after the decimal mark of shown numbers. */
export function useDigits(): number {
  return useKit('useDigits').digits;
}
