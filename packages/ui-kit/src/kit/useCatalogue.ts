import { useEffect, useSyncExternalStore } from 'react';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Translator } from '../i18n/translator.ts';
import { useKit } from './KitContext.ts';

/** Loads a catalogue in the widget's language and re-renders when its texts arrive, each time with a new version. */
export function useCatalogue(
  caller: string,
  catalogue: Catalogue,
): { readonly locale: Locale; readonly translator: Translator; readonly version: number } {
  const { locale, translator } = useKit(caller);
  const version = useSyncExternalStore(translator.subscribe, translator.getVersion, translator.getVersion);

  useEffect(() => {
    // After a failure the texts stay English; the next mount tries again.
    translator.load(catalogue, locale).catch((error: unknown) => {
      // eslint-disable-next-line no-console -- nobody else hears of it, and the page works on
      console.warn(`Texts of ${catalogue.namespace} in ${locale} could not be loaded`, error);
    });
  }, [catalogue, locale, translator]);

  return { locale, translator, version };
}
