import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of combinations of case sets, loaded with the views that show them. */
export const combinationMessages = defineCatalogue({
  namespace: 'combinations',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns a text about combinations by its key. */
export type CombinationText = Text<typeof combinationMessages.source>;

/** Returns the texts about combinations in the reader's language. */
export function useCombinationText(): CombinationText {
  return useText(combinationMessages);
}
