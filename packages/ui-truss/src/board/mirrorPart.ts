import type { KitStore } from '@eecs/ui-kit';
import { type TrussItem, movedJoints } from '../editing/items.ts';
import type { AxisName } from '../editing/place.ts';
import { atMirror, copyPart } from '../editing/transform.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { newId } from './boardSurface.ts';

/** Mirrors a copy at the far side of what is chosen: half a truss becomes a whole. */
export function mirrorPart(store: KitStore, items: readonly TrussItem[], axis: AxisName): void {
  const document = store.get(documentAtom);
  const places = [...movedJoints(document, items)].map((index) => document.joints[index]?.[axis] ?? 0);
  const at = Math.max(...places);
  store.set(applyEditAtom, (now) => copyPart(now, items, { move: atMirror(axis, at) }, newId));
}
