import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locale.ts';
import { useLocale } from '../../kit/useSettings.ts';

/**
 * Returns the texts of a report in the reader's language; null until they are loaded. `fetchWords` must be the same
 * function in every render.
 */
export function useReportWords<Words>(fetchWords: (locale: Locale) => Promise<Words>): Words | null {
  const locale = useLocale();
  const [words, setWords] = useState<Words | null>(null);

  // Loads the texts of the reader's language; those of the previous language are not shown meanwhile.
  useEffect(() => {
    let isWanted = true;
    const take = (found: Words): void => {
      if (isWanted) setWords(found);
    };
    // If the language cannot be loaded, the report is in English.
    fetchWords(locale).then(take, async () => take(await fetchWords('en-US')));
    return () => {
      isWanted = false;
    };
  }, [locale, fetchWords]);

  return words;
}
