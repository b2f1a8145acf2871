import { useLayoutEffect, useState } from 'react';
import type { Catalogue } from '../i18n/catalogue.ts';
import { useKit } from './KitContext.ts';

/**
 * Returns whether texts have arrived in the widget's language, so that nothing is shown in English first. Texts that
 * cannot be fetched count as arrived: English shows. Once true it stays so: a change of the language takes nothing off
 * the screen. `catalogues` must stay the same.
 */
export function useTexts(catalogues: readonly Catalogue[]): boolean {
  const { locale, translator } = useKit('useTexts');
  const [isReady, setReady] = useState(locale === 'en-US' || catalogues.length === 0);

  // Synchronizes with the network, before the first paint where the texts are at hand.
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
