import type { BeamCase } from '@eecs/solver-core';
import { createId } from '@eecs/solver-core/rules';
import type { KitStore } from '@eecs/ui-kit';
import { readDocument } from '@eecs/ui-kit/editor';
import { addBeam } from '../editing/addBeam.ts';
import { beamKind } from '../state/beamKind.ts';
import { takenDocumentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';

/** Adds a beam to the one of an editor, as one undo step; answers whether that changed it. */
export function addCase(store: KitStore, given: BeamCase): boolean {
  const added = readDocument(beamKind, given);
  const before = store.get(takenDocumentAtom);
  store.set(applyEditAtom, (now) => addBeam(now, added, () => createId(Math.random)));
  return store.get(takenDocumentAtom) !== before;
}
