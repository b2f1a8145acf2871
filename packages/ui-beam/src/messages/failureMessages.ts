import { enUS } from '@eecs/solver-core/texts/en-US';
import { defineCatalogue } from '@eecs/ui-kit';

/**
 * The texts of failures and mechanisms, which belong to the solver: their English is loaded with the report that shows
 * them. Russian and Ukrainian are part of the editor's own texts.
 */
export const failureMessages = defineCatalogue({
  namespace: 'failures',
  source: enUS.texts,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.failures }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.failures }),
  },
});
