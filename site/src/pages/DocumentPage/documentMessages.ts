import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts around terms and guides. */
export const documentMessages = defineCatalogue({
  namespace: 'site-document',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
