import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './hand.en-US.json' with { type: 'json' };

/** Texts of the rooms below the board that show how results are calculated. */
export const frameHandMessages = defineCatalogue({
  namespace: 'ui-frame-hand',
  source,
  load: {
    ru: () => import('./hand.ru.json'),
    uk: () => import('./hand.uk.json'),
  },
});

export type HandText = Text<typeof frameHandMessages.source>;

/** Returns the texts of the rooms below the board in the reader's language. */
export function useHandText(): HandText {
  return useText(frameHandMessages);
}
