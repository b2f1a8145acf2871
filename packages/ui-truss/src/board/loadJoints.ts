import type { KitStore } from '@eecs/ui-kit';
import { type TrussItem, indexesOf } from '../editing/items.ts';
import { addJointLoads, addLinkLoads } from '../editing/loads.ts';
import { usualLoad } from '../editing/usualLoads.ts';
import { newId } from '../state/newId.ts';
import { selectionAtom } from '../state/selection.ts';
import { applyEditAtom, documentAtom, lastSetAtom } from '../state/sessionAtoms.ts';

/**
 * Puts the default load on each of some joints, in one step, and selects these loads: a typed number is then the value
 * of all.
 */
export function loadJoints(store: KitStore, joints: ReadonlySet<number>): void {
  const { value } = usualLoad('joint', store.get(documentAtom).units.system);
  const set = store.get(lastSetAtom);
  store.set(applyEditAtom, (document) => addJointLoads(document, joints, { value, set }, newId));
  const after = store.get(documentAtom);
  store.set(
    selectionAtom,
    [...joints].flatMap((joint) => {
      const index = (after.joints[joint]?.loads.length ?? 0) - 1;
      return index < 0 ? [] : [{ kind: 'jointLoad', joint, index } as const];
    }),
  );
}

/** Puts the default load along each of some rods, in one step, and selects these loads. */
function loadLinks(store: KitStore, links: ReadonlySet<number>): void {
  const { value } = usualLoad('link', store.get(documentAtom).units.system);
  const set = store.get(lastSetAtom);
  store.set(applyEditAtom, (document) => addLinkLoads(document, links, { value, set }, newId));
  const after = store.get(documentAtom);
  store.set(
    selectionAtom,
    [...links].flatMap((link) => {
      const index = (after.links[link]?.loads.length ?? 0) - 1;
      return index < 0 ? [] : [{ kind: 'linkLoad', link, index } as const];
    }),
  );
}

/**
 * Puts the default load on all joints of a selection, or along its rods if it has no joint. Returns false if it has
 * neither.
 */
export function loadChosen(store: KitStore, items: readonly TrussItem[]): boolean {
  const [joints, links] = [indexesOf(items, 'joint'), indexesOf(items, 'link')];
  if (joints.size > 0) loadJoints(store, joints);
  else if (links.size > 0) loadLinks(store, links);
  return joints.size > 0 || links.size > 0;
}
