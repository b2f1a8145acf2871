import { type Text, extendCatalogue, useText } from '@eecs/ui-kit';
import { trussEditorMessages } from './editorMessages.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

/** Texts of the whole truss editor, used only by its late parts: the first picture needs few of them. */
export const trussLaterMessages = extendCatalogue(trussEditorMessages, laterEnUS);

export type LaterText = Text<typeof trussLaterMessages.source>;

/** Returns the texts of the truss editor, including those of its late parts, in the reader's language. */
export function useLaterText(): LaterText {
  return useText(trussLaterMessages);
}
