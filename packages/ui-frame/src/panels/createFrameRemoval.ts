import type { KitStore } from '@eecs/ui-kit';
import { type Removal, type VerbServices, createRemoval } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { frameLaterMessages } from '../messages/laterMessages.ts';
import { nameItem } from '../scheme/nameItem.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';

/** Creates the commands that remove objects of a frame. */
export function createFrameRemoval(
  store: KitStore,
  { open, textOf, ...naming }: VerbServices<EditorText>,
): Removal<FrameItem> {
  return createRemoval<FrameTypes>({ session, selectionAtom, remove: removeItems }, store, {
    open,
    t: textOf(frameLaterMessages),
    nameItem: (document, item) => nameItem(document, item, naming),
  });
}
