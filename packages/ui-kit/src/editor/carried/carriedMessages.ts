import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts about loads that carry reactions of other structures. */
export const carriedMessages = defineCatalogue({
  namespace: 'carried',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Returns one of these texts by its key. */
export type CarriedText = Text<typeof carriedMessages.source>;

/** Returns these texts in the reader's language. */
export function useCarriedText(): CarriedText {
  return useText(carriedMessages);
}
