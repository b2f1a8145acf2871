import { enUS } from '@eecs/solver-core/texts/en-US';
import type { Language } from '@eecs/solver-core/texts';
import { type Locale, createTranslator, defineCatalogue, loadMessages } from '@eecs/ui-kit';

/** The texts of failures and corrections, which the solver has; fetched with what tells them. */
export const failureMessages = defineCatalogue({
  namespace: 'failures',
  source: enUS.texts,
  load: {
    ru: async () => ({ default: (await import('@eecs/solver-core/texts/ru')).ru.texts }),
    uk: async () => ({ default: (await import('@eecs/solver-core/texts/uk')).uk.texts }),
  },
});

/** Fetches these texts in a language, for what is written outside React. */
export async function loadFailureLanguage(locale: Locale): Promise<Language> {
  return createTranslator([await loadMessages(failureMessages, locale)]).read(failureMessages, locale);
}
