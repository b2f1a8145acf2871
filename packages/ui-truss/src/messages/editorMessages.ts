import { type Text, defineCatalogue, useText } from '@eecs/ui-kit';
import enUS from './editor.en-US.json';

export type EditorMessages = typeof enUS;
export type EditorText = Text<EditorMessages>;

/** Texts of the truss editor. */
export const trussEditorMessages = defineCatalogue<EditorMessages>({
  namespace: 'ui-truss-editor',
  source: enUS,
  load: {
    ru: () => import('./editor.ru.json'),
    uk: () => import('./editor.uk.json'),
  },
});

/** Gives the texts of the truss editor in the reader's language. */
export function useEditorText(): EditorText {
  return useText(trussEditorMessages);
}
