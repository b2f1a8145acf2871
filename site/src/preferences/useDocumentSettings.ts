import { useEffect } from 'react';
import { getTokens, useLocale, useTheme } from '@eecs/ui-kit';

/** Gives the document, which is the site's own, the language and the theme that are on the screen. */
export function useDocumentSettings(): void {
  const locale = useLocale();
  const theme = useTheme();

  // Synchronizes the document element and the colour of the browser's own bars.
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  useEffect(() => {
    if (theme === 'system') return;
    document.documentElement.dataset['theme'] = theme;
    const { board } = getTokens(theme);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', board);
  }, [theme]);
}
