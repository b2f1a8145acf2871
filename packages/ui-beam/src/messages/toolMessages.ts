import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './tools.en-US.json' with { type: 'json' };

/**
 * The texts of what a drawing is drawn on with: their English comes with the tools. Russian and Ukrainian are a part of
 * the editor's own.
 */
export const toolMessages = defineCatalogue({
  namespace: 'beamTools',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.tools }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.tools }),
  },
});

/** Gives a text of the tools by its key. */
export type ToolText = Text<typeof toolMessages.source>;

/** Returns the texts of the tools in the reader's language. */
export function useToolText(): ToolText {
  return useText(toolMessages);
}
