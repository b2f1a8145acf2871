import { useCallback } from 'react';
import type { Messages } from '@eecs/solver-core/texts';
import type { Catalogue } from '../i18n/catalogue.ts';
import { useKit } from './KitContext.ts';
import type { Text } from './useText.ts';

/**
 * Returns the texts, in the widget's language, of a catalogue that was loaded with a late part, for code that was
 * loaded earlier. A catalogue that extends a shown one has its translations; any other one is in English unless its
 * texts were loaded.
 */
export function useTextOf(): <M extends Messages>(catalogue: Catalogue<M>) => Text<M> {
  const { locale, translator } = useKit('useTextOf');
  return useCallback(
    (catalogue) => {
      translator.addSource(catalogue);
      const { namespace } = catalogue;
      return (key, values = {}) => translator.write({ namespace, locale, key: String(key), values });
    },
    [locale, translator],
  );
}
