import { defineCatalogue } from '../../../i18n/catalogue.ts';
import { type Text, useText } from '../../../kit/useText.ts';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the form for the parts of a built-up section, loaded with it. */
export const partMessages = defineCatalogue({
  namespace: 'editorParts',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a text of the form by its key. */
export type PartText = Text<typeof partMessages.source>;

/** Returns the texts of the form in the reader's language. */
export function usePartText(): PartText {
  return useText(partMessages);
}
