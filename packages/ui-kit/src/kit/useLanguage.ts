import { useMemo } from 'react';
import type { Messages } from '@eecs/solver-core/texts';
import type { Catalogue } from '../i18n/catalogue.ts';
import type { LoadedTexts } from '../i18n/translator.ts';
import { useCatalogue } from './useCatalogue.ts';

/**
 * Returns a catalogue as a language for code that writes texts outside React; in English until the widget's language is
 * loaded.
 *
 * @example describeFailure(failure, { language: useLanguage(failureMessages), kind: 'beam', place })
 */
export function useLanguage<M extends Messages>(catalogue: Catalogue<M>): LoadedTexts<M> {
  const { locale, translator, version } = useCatalogue('useLanguage', catalogue);
  return useMemo(() => {
    void version;
    return translator.read(catalogue, locale);
  }, [catalogue, locale, translator, version]);
}
