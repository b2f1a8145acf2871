import type { KitStore, useDialogs } from '@eecs/ui-kit';
import { type Removal, createRemoval } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import { type Naming, nameItem } from '../scheme/nameItem.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';

/** The texts of a removal, and its confirmation dialog. */
export interface RemovalParts extends Naming {
  readonly tLater: LaterText;
  readonly open: ReturnType<typeof useDialogs>['ask'];
}

/** Creates the commands that remove objects of a frame. */
export function createFrameRemoval(
  store: KitStore,
  { open, tLater, ...naming }: RemovalParts,
): Removal<FrameItem> {
  return createRemoval<FrameTypes>({ session, selectionAtom, remove: removeItems }, store, {
    open,
    t: tLater,
    nameItem: (document, item) => nameItem(document, item, naming),
  });
}
