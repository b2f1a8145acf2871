import { type Locale, type Text, createTranslator, defineCatalogue, loadMessages } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

export type SheetText = Text<typeof source>;

/** Headings of exported tables, loaded with their writers. */
export const sheetMessages = defineCatalogue({
  namespace: 'ui-truss-sheets',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Loads these texts in a language. */
export async function loadSheetText(locale: Locale): Promise<SheetText> {
  const { write } = createTranslator([await loadMessages(sheetMessages, locale)]);
  return (key, values = {}) => write({ namespace: sheetMessages.namespace, locale, key, values });
}
