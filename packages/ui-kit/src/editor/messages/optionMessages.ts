import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './options.en-US.json' with { type: 'json' };

/**
 * Names and effects of the options of an editor, names of quantities, and one-time messages about an opened view; their
 * English is loaded with the sheet.
 */
export const optionMessages = defineCatalogue({
  namespace: 'editorOptions',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.options }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.options }),
  },
});

/** Returns one of these texts by its key. */
export type OptionText = Text<typeof optionMessages.source>;

/** Returns these texts in the reader's language. */
export function useOptionText(): OptionText {
  return useText(optionMessages);
}
