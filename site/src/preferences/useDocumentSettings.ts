import { useEffect } from 'react';
import type { Settings } from '@eecs/ui-account';
import { getTokens, useLocale, useTheme } from '@eecs/ui-kit';
import { writeDocumentOptions } from './writeDocumentOptions.ts';

/** Applies the reader's language, theme and options to the document of the page. */
export function useDocumentSettings(settings: Settings): void {
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

  // Synchronizes the options that the page's style sheet uses.
  useEffect(() => {
    writeDocumentOptions(document, settings);
  }, [settings]);
}
