import {
  type BeamCase,
  type DistributedLoad,
  type Load,
  type PointLoad,
  isDistributed,
} from '@eecs/solver-core';
import { isOnBeam } from '@eecs/solver-core/rules';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { type LoadShape, type Ordinates, toShape } from './ordinates.ts';
import { findCoefficients } from './resolveCoefficients.ts';

/**
 * Changes the place, the value or the angle of a point load, found by its index; a place
 * beyond an end and a value out of range are refused.
 */
export function changePointLoad(
  document: BeamCase,
  index: number,
  change: { readonly x?: number; readonly value?: number; readonly alpha?: number },
): Edit {
  const load = document.loads[index];
  if (load === undefined || isDistributed(load)) return toPlainEdit(document);
  const { x = load.x, value = load.c[0], alpha = load.alpha } = change;
  if (x === load.x && value === load.c[0] && alpha === load.alpha) return toPlainEdit(document);
  if (x !== load.x && !isOnBeam(x, document)) return refusePlace(document);
  const c = findCoefficients(load.className, value, alpha);
  if (c === null) return toRefusedEdit(document, 'valueOutside');
  const changed: PointLoad = { ...load, x, alpha, c };
  return replaceLoad(document, index, changed);
}

/** One ordinate of a load and its new value. */
export interface OrdinateChange {
  readonly at: 0 | 1 | 2 | 'all';
  readonly value: number;
  /** Whether the middle ordinate stays on the line between the ends. @default false */
  readonly isStraight?: boolean;
}

/**
 * Changes the range or the ordinates of a distributed load, found by its index. A mass has one value for its three
 * ordinates. A range without extent or beyond an end is refused; a reversed one is turned round with its ordinates.
 */
export function changeDistributedLoad(
  document: BeamCase,
  index: number,
  change: {
    readonly start?: number;
    readonly end?: number;
    readonly alpha?: number;
    readonly ordinate?: OrdinateChange;
    /** Changes the shape of the load. */
    readonly shape?: LoadShape;
  },
): Edit {
  const load = document.loads[index];
  if (load === undefined || !isDistributed(load)) return toPlainEdit(document);
  const { start = load.x[0], end = load.x[1], alpha = load.alpha, ordinate } = change;
  const isStray = [change.start, change.end].some((x) => x !== undefined && !isOnBeam(x, document));
  if (isStray) return refusePlace(document);
  if (start === end) return { document, notes: [{ code: 'rangeEmpty', count: 1 }] };
  const typed = ordinate === undefined ? load.y : setOrdinate(load, ordinate);
  const y = change.shape === undefined ? typed : toShape(typed, change.shape);
  const same = start === load.x[0] && end === load.x[1] && alpha === load.alpha;
  if (same && y.every((value, at) => value === load.y[at])) return toPlainEdit(document);
  // Other ordinates are no longer the product of a pressure and a width.
  const { source, ...rest } = load;
  const kept = source !== undefined && typed === load.y ? load : rest;
  const changed: DistributedLoad =
    start < end
      ? { ...kept, x: [start, end], y, alpha }
      : { ...kept, x: [end, start], y: [y[2], y[1], y[0]], alpha };
  return replaceLoad(document, index, changed);
}

function refusePlace(document: BeamCase): Edit {
  return { document, notes: [{ code: 'placeOutside', count: 1 }] };
}

function setOrdinate(load: DistributedLoad, { at, value, isStraight }: OrdinateChange): Ordinates {
  if (at === 'all' || load.className === 'DistributedMass') return [value, value, value];
  const [y0, y1, y2] = load.y;
  const y: Ordinates = [at === 0 ? value : y0, at === 1 ? value : y1, at === 2 ? value : y2];
  return isStraight === true ? toShape(y, 'trapezoid') : y;
}

function replaceLoad(document: BeamCase, index: number, load: Load): Edit {
  return toPlainEdit({
    ...document,
    loads: document.loads.map((other, at) => (at === index ? load : other)),
  });
}
