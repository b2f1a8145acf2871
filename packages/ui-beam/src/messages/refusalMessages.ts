import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './refusal.en-US.json' with { type: 'json' };

/**
 * The texts around the errors of a beam and their fixes: their English is loaded with the report. Russian and Ukrainian
 * are part of the editor's own texts.
 */
export const refusalMessages = defineCatalogue({
  namespace: 'beamRefusal',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.refusal }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.refusal }),
  },
});

/** Returns a text about an error by its key. */
export type RefusalText = Text<typeof refusalMessages.source>;

/** Returns the texts about errors in the reader's language. */
export function useRefusalText(): RefusalText {
  return useText(refusalMessages);
}
