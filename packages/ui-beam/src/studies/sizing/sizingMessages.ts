import { type Text, defineCatalogue } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the room that checks limits and finds sections, loaded with it. */
export const sizingMessages = defineCatalogue({
  namespace: 'sizing',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a text of the room by its key. */
export type SizingText = Text<typeof sizingMessages.source>;
