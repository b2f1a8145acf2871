import type { KitStore, useDialogs } from '@eecs/ui-kit';
import { type Removal, createRemoval } from '@eecs/ui-kit/editor';
import type { TrussItem } from '../editing/items.ts';
import { removeItems } from '../editing/remove.ts';
import { type Naming, nameItem } from '../scheme/nameItem.ts';
import { describeLoad } from '../scheme/describeLoad.ts';
import { selectionAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

export interface RemovalParts extends Omit<Naming, 'describeLoad'> {
  /** Opens a dialog. */
  readonly open: ReturnType<typeof useDialogs>['ask'];
}

/** Creates the functions that remove objects of a truss. */
export function createTrussRemoval(store: KitStore, { open, ...naming }: RemovalParts): Removal<TrussItem> {
  return createRemoval<TrussTypes>({ session, selectionAtom, remove: removeItems }, store, {
    open,
    t: naming.t,
    nameItem: (document, item) => nameItem(document, item, { ...naming, describeLoad: describeLoad }),
  });
}
