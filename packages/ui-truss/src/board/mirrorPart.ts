import type { KitStore } from '@eecs/ui-kit';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type TrussItem, movedJoints } from '../editing/items.ts';
import type { AxisName } from '../editing/place.ts';
import { atMirror, copyPart } from '../editing/transform.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';

/** Mirrors a copy at the far side of the selection: half a truss becomes a whole one. */
export function mirrorPart(store: KitStore, items: readonly TrussItem[], axis: AxisName): void {
  const at = usualMirror(store.get(documentAtom), items, axis);
  store.set(applyEditAtom, (now) => copyPart(now, items, { move: atMirror(axis, at) }, newId));
}

/**
 * Returns the default mirror plane of a part: at its far side; for a part without extent across the plane, at the
 * origin.
 */
export function usualMirror(document: TrussCase, items: readonly TrussItem[], axis: AxisName): number {
  const places = [...movedJoints(document, items)].map((index) => document.joints[index]?.[axis] ?? 0);
  const most = Math.max(...places);
  return most === Math.min(...places) ? 0 : most;
}
