import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './refusal.en-US.json' with { type: 'json' };

/**
 * The texts round what is wrong with a beam and what would help: their English comes with the report that shows them.
 * Russian and Ukrainian are a part of the editor's own.
 */
export const refusalMessages = defineCatalogue({
  namespace: 'beamRefusal',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.refusal }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.refusal }),
  },
});

/** Gives a text about what is wrong by its key. */
export type RefusalText = Text<typeof refusalMessages.source>;

/** Returns the texts about what is wrong in the reader's language. */
export function useRefusalText(): RefusalText {
  return useText(refusalMessages);
}
