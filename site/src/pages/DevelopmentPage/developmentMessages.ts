import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts of areas in development. */
export const developmentMessages = defineCatalogue({
  namespace: 'site-development',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
