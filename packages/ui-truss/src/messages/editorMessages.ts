import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import enUS from './editor.en-US.json' with { type: 'json' };

export type EditorMessages = typeof enUS;
export type EditorText = Text<EditorMessages>;

/** Texts of the truss editor that are needed from the start. */
export const trussEditorMessages = defineCatalogue<EditorMessages>({
  namespace: 'ui-truss-editor',
  source: enUS,
  load: {
    ru: async () => ({ default: (await import('./editor.ru.ts')).ru }),
    uk: async () => ({ default: (await import('./editor.uk.ts')).uk }),
  },
});

/** Returns the texts of the truss editor in the reader's language. */
export function useEditorText(): EditorText {
  return useText(trussEditorMessages);
}
