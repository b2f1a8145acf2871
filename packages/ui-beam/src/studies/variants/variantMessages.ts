import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the room of variants, loaded with it. */
export const variantMessages = defineCatalogue({
  namespace: 'variants',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
