import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import source from './messages/en-US.json' with { type: 'json' };

/** The texts of the list of keys and of the search of commands; fetched with them. */
export const helpMessages = defineCatalogue({
  namespace: 'help',
  source,
  load: { ru: () => import('./messages/ru.json'), uk: () => import('./messages/uk.json') },
});

/** Gives a text of the help by its key. */
export type HelpText = Text<typeof helpMessages.source>;

export function useHelpText(): HelpText {
  return useText(helpMessages);
}
