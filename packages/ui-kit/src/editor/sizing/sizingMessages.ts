import { defineCatalogue } from '../../i18n/catalogue.ts';
import type { Text } from '../../kit/useText.ts';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of searches for sections that every editor shares, loaded with their rooms. */
export const sizingMessages = defineCatalogue({
  namespace: 'kit-sizing',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a shared text of searches by its key. */
export type SizingText = Text<typeof sizingMessages.source>;
