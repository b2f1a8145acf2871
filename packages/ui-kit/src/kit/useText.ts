import { useMemo } from 'react';
import type { Messages, TextValues } from '@eecs/solver-core/texts';
import type { Catalogue, MessageKey } from '../i18n/catalogue.ts';
import { useCatalogue } from './useCatalogue.ts';

/** Returns the text of a key in the current language. */
export type Text<M extends Messages = Messages> = (key: MessageKey<M>, values?: TextValues) => string;

/**
 * Returns the texts of a catalogue in the widget's language. Russian and Ukrainian are loaded on first use; until they
 * arrive, and for missing texts, English is shown.
 *
 * @example const t = useText(messages); t('loads', { count: 3 })
 */
export function useText<M extends Messages>(catalogue: Catalogue<M>): Text<M> {
  const { locale, translator, version } = useCatalogue('useText', catalogue);
  return useMemo(() => {
    // Arriving texts change the results of the function: a new version gives a new function.
    void version;
    translator.addSource(catalogue);
    const { namespace } = catalogue;
    return (key, values) => translator.write({ namespace, locale, key: String(key), values: values ?? {} });
  }, [catalogue, locale, translator, version]);
}
