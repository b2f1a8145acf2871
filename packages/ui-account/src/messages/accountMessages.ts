import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './en-US.json' with { type: 'json' };

/** The texts of ui-account. */
export const accountMessages = defineCatalogue({
  namespace: 'ui-account',
  source: enUS,
  load: {
    ru: () => import('./ru.json'),
    uk: () => import('./uk.json'),
  },
});
