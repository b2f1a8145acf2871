import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import enUS from './results.en-US.json';

export type ResultsMessages = typeof enUS;
export type ResultsText = Text<ResultsMessages>;

/** Texts of what is found, how it is found by hand, and what stands there while nothing is; fetched with the results. */
export const trussResultsMessages = defineCatalogue<ResultsMessages>({
  namespace: 'ui-truss-results',
  source: enUS,
  load: {
    ru: () => import('./results.ru.json'),
    uk: () => import('./results.uk.json'),
  },
});

/** Gives the texts of results in the reader's language. */
export function useResultsText(): ResultsText {
  return useText(trussResultsMessages);
}
