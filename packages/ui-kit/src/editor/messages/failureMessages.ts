import { enUS } from '@eecs/solver-core/texts/en-US';
import { defineCatalogue } from '../../i18n/catalogue.ts';

/** The solver's texts of failures and corrections; loaded with the parts that show them. */
export const failureMessages = /* @__PURE__ */ defineCatalogue({
  namespace: 'failures',
  source: enUS.texts,
  load: {
    ru: async () => ({ default: (await import('@eecs/solver-core/texts/ru')).ru.texts }),
    uk: async () => ({ default: (await import('@eecs/solver-core/texts/uk')).uk.texts }),
  },
});
