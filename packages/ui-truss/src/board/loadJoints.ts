import type { KitStore } from '@eecs/ui-kit';
import { addJointLoads } from '../editing/loads.ts';
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
