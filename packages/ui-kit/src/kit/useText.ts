import { useMemo } from 'react';
import type { Messages, TextValues } from '@eecs/solver-core/texts';
import type { Catalogue, MessageKey } from '../i18n/catalogue.ts';
import { useCatalogue } from './useCatalogue.ts';

/** Returns the text of a key in the language on the screen. */
export type Text<M extends Messages = Messages> = (key: MessageKey<M>, values?: TextValues) => string;

/**
 * Returns the texts of a catalogue in the widget's language. Russian and Ukrainian are fetched on first use;
 * until they arrive, and where a text is missing, English shows.
 *
 * @example const t = useText(messages); t('loads', { count: 3 })
 */
export function useText<M extends Messages>(catalogue: Catalogue<M>): Text<M> {
  const { locale, translator, version } = useCatalogue('useText', catalogue);
  return useMemo(() => {
    // Texts that arrive change the results of the same function: a new version is a new function.
    void version;
    translator.addSource(catalogue);
    const { namespace } = catalogue;
    return (key, values) => translator.write({ namespace, locale, key: String(key), values: values ?? {} });
  }, [catalogue, locale, translator, version]);
}
