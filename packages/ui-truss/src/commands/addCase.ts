import type { TrussCase } from '@eecs/solver-core/truss';
import type { KitStore } from '@eecs/ui-kit';
import { readDocument } from '@eecs/ui-kit/editor';
import { addTruss } from '../editing/addTruss.ts';
import { addOverlapNotes } from '../editing/overlaps.ts';
import { newId } from '../state/newId.ts';
import { applyEditAtom, takenDocumentAtom } from '../state/sessionAtoms.ts';
import { trussKind } from '../state/trussKind.ts';

/** Adds a truss to the one of an editor, as one undo step; answers whether that changed it. */
export function addCase(store: KitStore, given: TrussCase): boolean {
  const added = readDocument(trussKind, given);
  const before = store.get(takenDocumentAtom);
  store.set(applyEditAtom, (now) => addOverlapNotes(now, addTruss(now, added, newId)));
  return store.get(takenDocumentAtom) !== before;
}
