import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import enUS from './results.en-US.json';

export type ResultsMessages = typeof enUS;
export type ResultsText = Text<ResultsMessages>;

/** Texts of results, of hand methods, and of their placeholders; loaded together with the results. */
export const trussResultsMessages = defineCatalogue<ResultsMessages>({
  namespace: 'ui-truss-results',
  source: enUS,
  load: {
    ru: () => import('./results.ru.json'),
    uk: () => import('./results.uk.json'),
  },
});

/** Returns the texts of results in the reader's language. */
export function useResultsText(): ResultsText {
  return useText(trussResultsMessages);
}
