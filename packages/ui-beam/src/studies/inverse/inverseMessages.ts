import { defineCatalogue } from '@eecs/ui-kit';
import enUS from './messages/en-US.json' with { type: 'json' };

/** The texts of the room that asks a beam backwards. */
export const inverseMessages = defineCatalogue({
  namespace: 'beam-inverse',
  source: enUS,
  load: {
    ru: () => import('./messages/ru.json'),
    uk: () => import('./messages/uk.json'),
  },
});
