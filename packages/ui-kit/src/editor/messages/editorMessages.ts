import { defineCatalogue } from '../../i18n/catalogue.ts';
import { type Text, useText } from '../../kit/useText.ts';
import source from './en-US.json' with { type: 'json' };

/** The texts of every editor that are needed from the start; Russian and Ukrainian are loaded on demand. */
export const editorMessages = defineCatalogue({
  namespace: 'editor',
  source,
  load: {
    ru: async () => ({ default: (await import('./ru.ts')).ru.editor }),
    uk: async () => ({ default: (await import('./uk.ts')).uk.editor }),
  },
});

/** Returns a text of every editor by its key. */
export type EditorText = Text<typeof editorMessages.source>;

/** Returns the texts of every editor in the reader's language. */
export function useEditorText(): EditorText {
  return useText(editorMessages);
}
