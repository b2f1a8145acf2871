import { type Text, extendCatalogue, useText } from '@eecs/ui-kit';
import { frameEditorMessages } from './editorMessages.ts';
import laterEnUS from './later.en-US.json' with { type: 'json' };

/** Texts of the whole frame editor; only for late parts, because the first picture does not need most of them. */
export const frameLaterMessages = extendCatalogue(frameEditorMessages, laterEnUS);

export type LaterText = Text<typeof frameLaterMessages.source>;

/** Returns the texts of the frame editor, including those of its late parts, in the reader's language. */
export function useLaterText(): LaterText {
  return useText(frameLaterMessages);
}
