import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './panel.en-US.json' with { type: 'json' };

/**
 * The texts of the tables, loaded when a table is first opened: their English is loaded with them. Russian and
 * Ukrainian are a part of the editor's own texts, which are loaded by then.
 */
export const panelMessages = defineCatalogue({
  namespace: 'beamPanel',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.panel }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.panel }),
  },
});

/** Returns a text of the tables by its key. */
export type PanelText = Text<typeof panelMessages.source>;

/** Returns the texts of the tables in the reader's language. */
export function usePanelText(): PanelText {
  return useText(panelMessages);
}
