import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './tools.en-US.json' with { type: 'json' };

/**
 * The texts of the drawing tools: their English is loaded with the tools. Russian and Ukrainian are part of the
 * editor's own texts.
 */
export const toolMessages = defineCatalogue({
  namespace: 'beamTools',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.tools }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.tools }),
  },
});

/** Returns a text of the tools by its key. */
export type ToolText = Text<typeof toolMessages.source>;

/** Returns the texts of the tools in the reader's language. */
export function useToolText(): ToolText {
  return useText(toolMessages);
}
