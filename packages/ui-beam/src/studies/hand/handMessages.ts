import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the hand calculation, loaded with it. */
export const handMessages = defineCatalogue({
  namespace: 'hand',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
