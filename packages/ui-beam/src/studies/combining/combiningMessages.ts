import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the results of combinations, loaded with the views that show them. */
export const combiningMessages = defineCatalogue({
  namespace: 'combining',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a text about the results of combinations by its key. */
export type CombiningText = Text<typeof combiningMessages.source>;

/** Returns the texts about the results of combinations in the reader's language. */
export function useCombiningText(): CombiningText {
  return useText(combiningMessages);
}
