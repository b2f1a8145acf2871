import { defineCatalogue } from '../i18n/catalogue.ts';
import enUS from './en-US.json' with { type: 'json' };

/** The texts of ui-kit that are needed from the start. */
export const kitMessages = defineCatalogue({
  namespace: 'ui-kit',
  source: enUS,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru }),
    uk: async () => ({ default: (await import('./uk.ts')).uk }),
  },
});
