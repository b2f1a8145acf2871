import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts of the console of root. */
export const consoleMessages = defineCatalogue({
  namespace: 'site-console',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
