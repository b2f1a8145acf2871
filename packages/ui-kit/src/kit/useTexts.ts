import { useLayoutEffect, useState } from 'react';
import type { Catalogue } from '../i18n/catalogue.ts';
import { useKit } from './KitContext.ts';

/**
 * Returns whether texts have arrived in the widget's language, so that nothing is shown in English first. Texts that
 * cannot be loaded count as arrived: English is shown. Once true it stays true: a change of the language hides nothing.
 * `catalogues` must stay the same.
 */
export function useTexts(catalogues: readonly Catalogue[]): boolean {
  const { locale, translator } = useKit('useTexts');
  const [isReady, setReady] = useState(locale === 'en-US' || catalogues.length === 0);

  // Loads the texts; if they are already there, this takes effect before the first paint.
  useLayoutEffect(() => {
    if (isReady) return undefined;
    let isStale = false;
    void Promise.allSettled(catalogues.map((catalogue) => translator.load(catalogue, locale))).then(() => {
      if (!isStale) setReady(true);
    });
    return () => {
      isStale = true;
    };
  }, [catalogues, locale, translator, isReady]);

  return isReady;
}
