import { useCallback, useSyncExternalStore } from 'react';
import { themeAtHour } from './themeAtHour.ts';
import type { ThemeChoice, ThemeName } from './tokens.ts';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * Resolves a choice to the theme to draw, and updates it with the device's preference. On the server `system` stays
 * `system`: the style sheet then decides by media query, so the first paint is right without JavaScript.
 */
export function useResolvedTheme(choice: ThemeChoice): ThemeChoice {
  const getSnapshot = useCallback(() => (choice === 'system' ? readSystemTheme() : choice), [choice]);
  const getServerSnapshot = useCallback(() => choice, [choice]);
  return useSyncExternalStore(subscribeToSystemTheme, getSnapshot, getServerSnapshot);
}

/** Reads the device's preference; if media queries do not support it, the clock decides. */
export function readSystemTheme(): ThemeName {
  const query = getDarkQuery();
  if (query === null) return themeAtHour(new Date());
  return query.matches ? 'dark' : 'light';
}

function getDarkQuery(): MediaQueryList | null {
  if (typeof window === 'undefined' || typeof window.matchMedia !== 'function') return null;
  const query = window.matchMedia(DARK_QUERY);
  // A browser that does not know the feature answers 'not all' and matches nothing.
  return query.media === 'not all' ? null : query;
}

function subscribeToSystemTheme(onChange: () => void): () => void {
  const query = getDarkQuery();
  if (query === null) return () => undefined;
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
