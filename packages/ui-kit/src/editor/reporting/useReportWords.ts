import { useEffect, useState } from 'react';
import { type Catalogue, loadMessages } from '../../i18n/catalogue.ts';
import type { Locale } from '../../i18n/locale.ts';
import { loadTexts } from '../../i18n/translator.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { type AnyReportWords, type ReportTexts, createReportWords } from '../../report/words.ts';

/** Creates the function that loads the texts of a report in a language. */
export function createWordsFetch<Words extends AnyReportWords>({
  language,
  ...own
}: Readonly<Record<keyof ReportTexts<Words>, Catalogue>>): (locale: Locale) => Promise<Words> {
  return async (locale) => {
    const loading = Object.entries<Catalogue>(own).map(
      async ([name, catalogue]) => [name, (await loadMessages(catalogue, locale)).messages] as const,
    );
    const [failures, ...loaded] = await Promise.all([loadTexts(language, locale), ...loading]);
    return createReportWords<Words>(locale, {
      ...Object.fromEntries(loaded),
      language: failures,
      // The names are those of the catalogues.
    } as unknown as ReportTexts<Words>);
  };
}

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
