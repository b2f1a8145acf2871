import { enUS } from '@eecs/solver-core/texts/en-US';
import { defineCatalogue } from '@eecs/ui-kit';

/** The texts of failures and fixes, which belong to the solver; loaded with the views that show them. */
export const failureMessages = defineCatalogue({
  namespace: 'failures',
  source: enUS.texts,
  load: {
    ru: async () => ({ default: (await import('@eecs/solver-core/texts/ru')).ru.texts }),
    uk: async () => ({ default: (await import('@eecs/solver-core/texts/uk')).uk.texts }),
  },
});
