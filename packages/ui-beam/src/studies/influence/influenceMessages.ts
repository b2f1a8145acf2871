import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the room of influence lines, loaded with it. */
export const influenceMessages = defineCatalogue({
  namespace: 'influence',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
