import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the row of rooms, loaded with it. */
export const explorersMessages = defineCatalogue({
  namespace: 'explorers',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
