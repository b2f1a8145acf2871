import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './help.en-US.json' with { type: 'json' };

/** The texts of the list of keys and of the command search; their English is loaded with them. */
export const helpMessages = defineCatalogue({
  namespace: 'editorHelp',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.help }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.help }),
  },
});

/** Returns one of these texts by its key. */
export type HelpText = Text<typeof helpMessages.source>;

/** Returns these texts in the reader's language. */
export function useHelpText(): HelpText {
  return useText(helpMessages);
}
