import { enUS } from '@eecs/solver-core/texts/en-US';
import type { Language } from '@eecs/solver-core/texts';
import { type Locale, createTranslator, defineCatalogue, loadMessages } from '@eecs/ui-kit';

/**
 * The texts of failures and mechanisms, which the solver has: their English comes with the report that shows them.
 * Russian and Ukrainian are a part of the editor's own.
 */
export const failureMessages = defineCatalogue({
  namespace: 'failures',
  source: enUS.texts,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.failures }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.failures }),
  },
});

/** Fetches these texts in a language, for what is written outside React. */
export async function loadFailureLanguage(locale: Locale): Promise<Language> {
  return createTranslator([await loadMessages(failureMessages, locale)]).read(failureMessages, locale);
}
