import type { UnitSystem } from '@eecs/solver-core';
import type { Locale } from '../i18n/locale.ts';
import type { ThemeChoice } from '../theme/tokens.ts';
import { useKit } from './KitContext.ts';

/** Gives the language on the screen. */
export function useLocale(): Locale {
  return useKit('useLocale').locale;
}

/** Gives the unit system shown: 0 is SI, 1 is US customary. */
export function useUnits(): UnitSystem {
  return useKit('useUnits').units;
}

/** Gives the theme being drawn; `system` only while rendering on a server. */
export function useTheme(): ThemeChoice {
  return useKit('useTheme').theme;
}
