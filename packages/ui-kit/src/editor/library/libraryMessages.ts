import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the library browser, loaded with it. */
export const libraryMessages = defineCatalogue({
  namespace: 'library',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a text of the browser by its key. */
export type LibraryText = Text<typeof libraryMessages.source>;

/** Returns the texts of the browser in the reader's language. */
export function useLibraryText(): LibraryText {
  return useText(libraryMessages);
}
