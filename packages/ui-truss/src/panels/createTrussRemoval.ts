import type { KitStore } from '@eecs/ui-kit';
import { type Removal, type VerbServices, createRemoval } from '@eecs/ui-kit/editor';
import { describeLoad } from '@eecs/ui-kit/layout';
import type { TrussItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { nameItem } from '../scheme/nameItem.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** Creates the functions that remove objects of a truss. */
export function createTrussRemoval(
  store: KitStore,
  { open, ...naming }: Omit<VerbServices<EditorText>, 'textOf'>,
): Removal<TrussItem> {
  return createRemoval<TrussTypes>({ session, selectionAtom, remove: removeItems }, store, {
    open,
    t: naming.t,
    nameItem: (document, item) => nameItem(document, item, { ...naming, describeLoad }),
  });
}
