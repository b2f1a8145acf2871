import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useKit } from './KitContext.ts';
import type { Messages, TextValues } from '@eecs/solver-core/texts';
import type { Catalogue, MessageKey } from '../i18n/catalogue.ts';

/** Gives the text of a key in the language on the screen. */
export type Text<M extends Messages = Messages> = (key: MessageKey<M>, values?: TextValues) => string;

/**
 * Gives the texts of a catalogue in the widget's language. Russian and Ukrainian are fetched on first use;
 * until they arrive, and where a text is missing, English shows.
 *
 * @example const t = useText(messages); t('loads', { count: 3 })
 */
export function useText<M extends Messages>(catalogue: Catalogue<M>): Text<M> {
  const { locale, translator } = useKit('useText');
  const version = useSyncExternalStore(translator.subscribe, translator.getVersion, translator.getVersion);

  useEffect(() => {
    // A failed fetch leaves English on the screen; the next mount tries again.
    translator.load(catalogue, locale).catch((error: unknown) => {
      // eslint-disable-next-line no-console -- nobody else hears of it, and the page works on
      console.warn(`Texts of ${catalogue.namespace} in ${locale} could not be loaded`, error);
    });
  }, [catalogue, locale, translator]);

  return useMemo(() => {
    // Texts that arrive change what the same function says: a new version is a new function.
    void version;
    translator.addSource(catalogue);
    const { namespace } = catalogue;
    return (key, values) => translator.write({ namespace, locale, key: String(key), values: values ?? {} });
  }, [catalogue, locale, translator, version]);
}
