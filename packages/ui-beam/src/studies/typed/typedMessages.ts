import { defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the line for typing a beam, loaded with it. */
export const typedMessages = defineCatalogue({
  namespace: 'typed',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});
