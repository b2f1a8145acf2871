import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './tables.en-US.json' with { type: 'json' };

/**
 * The texts of the tables; their English is loaded when a table is first opened. Russian and Ukrainian are part of the
 * editor's own texts, which are loaded by then.
 */
export const tableMessages = defineCatalogue({
  namespace: 'editorTables',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.tables }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.tables }),
  },
});

/** Returns a text of the shared tables by its key. */
export type TableText = Text<typeof tableMessages.source>;

/** Returns the texts of the shared tables in the reader's language. */
export function useTableText(): TableText {
  return useText(tableMessages);
}
