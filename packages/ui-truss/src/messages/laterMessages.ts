import { type Text, extendCatalogue, useText } from '@eecs/ui-kit';
import { trussEditorMessages } from './editorMessages.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

/** Texts of the whole truss editor; for late parts alone, as what the editor shows at once does without most of them. */
export const trussLaterMessages = extendCatalogue(trussEditorMessages, laterEnUS);

export type LaterText = Text<typeof trussLaterMessages.source>;

/** Gives the texts of the truss editor, those of its late parts among them, in the reader's language. */
export function useLaterText(): LaterText {
  return useText(trussLaterMessages);
}
