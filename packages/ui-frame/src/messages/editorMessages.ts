import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import enUS from './editor.en-US.json' with { type: 'json' };

export type EditorMessages = typeof enUS;
export type EditorText = Text<EditorMessages>;

/** Texts of the frame editor's first picture. */
export const frameEditorMessages = defineCatalogue<EditorMessages>({
  namespace: 'ui-frame-editor',
  source: enUS,
  load: {
    ru: async () => ({ default: (await import('./editor.ru.ts')).ru }),
    uk: async () => ({ default: (await import('./editor.uk.ts')).uk }),
  },
});

/** Returns the texts of the frame editor in the reader's language. */
export function useEditorText(): EditorText {
  return useText(frameEditorMessages);
}
