import { type BeamCase, type Load, type LoadClass, isDistributed } from '@eecs/solver-core';
import { isOnBeam } from '@eecs/solver-core/rules';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import { createLoad } from './addLoad.ts';
import type { Edit } from './edit.ts';

/** Adds a load with default values at a place, or over a range; refuses one beyond an end. */
export function placeLoad(
  document: BeamCase,
  { kind, x, id }: { readonly kind: LoadClass; readonly x: readonly [number, number]; readonly id: string },
): Edit {
  if (!x.every((place) => isOnBeam(place, document))) return toRefusedEdit(document, 'placeOutside');
  const load = createLoadAt(document, { kind, x, id });
  if (isDistributed(load) && load.x[0] === load.x[1]) return toRefusedEdit(document, 'rangeEmpty');
  return toPlainEdit({ ...document, loads: [...document.loads, load] });
}

/** Creates a load with default values; a point load is at the start of the range. */
export function createLoadAt(
  document: BeamCase,
  { kind, x, id }: { readonly kind: LoadClass; readonly x: readonly [number, number]; readonly id: string },
): Load {
  const load = createLoad(document, kind, id);
  const [start, end] = x;
  if (!isDistributed(load)) return { ...load, x: start };
  return { ...load, x: start < end ? [start, end] : [end, start] };
}
