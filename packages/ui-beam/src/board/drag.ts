import {
  type BeamCase,
  type Load,
  type Quantity,
  displayUnit,
  fromUnit,
  roundNoise,
  toUnit,
  type UnitSystem,
  isDistributed,
} from '@eecs/solver-core';
import type { Scale } from '@eecs/ui-kit';
import { changeDistributedLoad, changePointLoad } from '../editing/changeLoad.ts';
import { changeSupport } from '../editing/changeSupport.ts';
import type { Edit, EditNote } from '../editing/edit.ts';
import { moveLoad } from '../editing/moveLoad.ts';
import { getPlace } from '../editing/moveObject.ts';
import { moveObjects } from '../editing/moveObjects.ts';
import { getShape } from '../editing/ordinates.ts';
import type { HandlePart, SnapMode } from '@eecs/ui-kit/editor';
import { loadQuantity } from '@eecs/ui-kit/editing';
import type { BoardItem, Selection } from '../state/selection.ts';
import { type Snap, snapPlace, snapRange } from './snapPlace.ts';

/** The position of the pointer, in pixels of the board, and the effect of modifier keys. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly mode: SnapMode;
}

/** The present effect of a drag on the document or on a guide. */
export type DragStep =
  | {
      readonly verb: (document: BeamCase) => Edit;
      /** The place shown beside the pointer; null while a value is dragged. */
      readonly snap: Snap | null;
    }
  | { readonly guide: number; readonly snap: Snap };

export type Drag = (to: DragPoint) => DragStep;

/** Pixels of one step of a value. */
const VALUE_STEP_PX = 2;
/** A value has about this many steps. */
const VALUE_STEPS = 50;

/**
 * Begins a drag of a part of an object; null if there is nothing to drag. Each step is computed from the start, so a
 * drag back to the start changes nothing.
 */
export function startDrag({
  document,
  guides = [],
  item: { kind, index },
  others = [],
  part,
  isUpright = false,
  from,
  getScale,
}: {
  readonly document: BeamCase;
  /** Places of the guides. @default none */
  readonly guides?: readonly number[];
  readonly item: BoardItem;
  /** Other selected objects, which move by the same displacement. @default none */
  readonly others?: readonly Selection[];
  /** Whether the drag is vertical: the body of a uniform load then changes its value. @default false */
  readonly isUpright?: boolean;
  readonly part: HandlePart | 'body';
  readonly from: { readonly x: number; readonly y: number };
  /** Returns the current scale of the board, which may be zoomed or widened during a drag. */
  readonly getScale: () => Scale;
}): Drag | null {
  const moved: BoardItem = { kind, index };
  const start = getScale().toWorld(from.x);
  const reach = (to: DragPoint): number => getScale().toWorld(to.x) - start;
  const request = (x: number, to: DragPoint) => ({
    x: x + reach(to),
    document,
    guides,
    moved,
    factor: getScale().factor,
    mode: to.mode,
  });
  if (kind === 'guide') {
    const x = guides[index];
    if (x === undefined) return null;
    return (to) => ({ guide: index, snap: snapPlace(request(x, to)) });
  }
  if (others.length > 0 && (kind === 'support' || kind === 'load')) {
    const place = getPlace(document, { kind, index });
    if (place === null) return null;
    return (to) => {
      const snap = snapPlace(request(place, to));
      const way = to.x === from.x ? 0 : snap.x - place;
      return { verb: (base) => moveObjects(base, [{ kind, index }, ...others], way), snap };
    };
  }
  if (kind === 'support') {
    const support = document.supports[index];
    if (support === undefined) return null;
    return (to) => {
      const snap = snapPlace(request(support.x, to));
      return { verb: (base) => changeSupport(base, index, { x: snap.x }), snap };
    };
  }
  const load = kind === 'load' ? document.loads[index] : undefined;
  if (load === undefined) return null;
  if (part === 'start' || part === 'end') {
    if (!isDistributed(load)) return null;
    return (to) => {
      const snap = snapPlace(request(load.x[part === 'start' ? 0 : 1], to));
      return { verb: (base) => changeDistributedLoad(base, index, { [part]: snap.x }), snap };
    };
  }
  if (part !== 'body') {
    const at = part === 'value' ? 0 : ORDINATES[part];
    const value = isDistributed(load) ? load.y[at] : load.c[0];
    const change = createValueDrag(load, value, document.units.system);
    return (to) => {
      const next = change({ by: from.y - to.y, mode: to.mode });
      return {
        verb: (base) =>
          isDistributed(load)
            ? changeDistributedLoad(base, index, { ordinate: { at, value: next } })
            : changePointLoad(base, index, { value: next }),
        snap: null,
      };
    };
  }
  if (isUpright && isDistributed(load) && getShape(load.y) === 'uniform') {
    const change = createValueDrag(load, load.y[0], document.units.system);
    return (to) => {
      const value = change({ by: from.y - to.y, mode: to.mode });
      const ordinate = { at: 'all' as const, value };
      return { verb: (base) => changeDistributedLoad(base, index, { ordinate }), snap: null };
    };
  }
  return (to) => {
    if (!isDistributed(load)) {
      const snap = snapPlace(request(load.x, to));
      return { verb: (base) => moveLoad(base, index, snap.x), snap };
    }
    // At its start the object is at its own place, on the grid or not.
    if (reach(to) === 0) return { verb: (base) => moveLoad(base, index, load.x[0]), snap: null };
    const snap = snapRange(request(load.x[0], to), load.x[1] - load.x[0]);
    return { verb: (base) => moveLoad(base, index, snap.start), snap };
  };
}

const ORDINATES = { q0: 0, q1: 1, q2: 2 } as const;

/** A round step of the displayed unit, about a fiftieth of the value; upward increases it. */
function createValueDrag(load: Load, value: number, system: UnitSystem) {
  const quantity: Quantity = loadQuantity(load.className);
  const unit = displayUnit(quantity, system);
  const shown = toUnit(value, { quantity, system, unit });
  const sign = Math.sign(shown) || Math.sign(isDistributed(load) ? sumOf(load.y) : 1) || -1;
  const step = roundStep(Math.abs(shown) / VALUE_STEPS || 0.1);
  return ({ by, mode }: { readonly by: number; readonly mode: SnapMode }): number => {
    const size = step * (mode === 'major' ? 10 : mode === 'free' ? 0.1 : 1);
    const steps = Math.round(by / VALUE_STEP_PX);
    if (steps === 0) return value;
    const next = roundNoise(Math.round((Math.abs(shown) + steps * size) / size) * size);
    return fromUnit(sign * next, { quantity, system, unit });
  };
}

function sumOf(ordinates: readonly number[]): number {
  return ordinates.reduce((sum, ordinate) => sum + ordinate, 0);
}

/** Relative tolerance of a step that is already round, greater than rounding errors. */
const STEP_TOLERANCE = 1e-9;

/** Returns the next of 1, 2, 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const size = [1, 2, 5].find((factor) => factor * power >= least * (1 - STEP_TOLERANCE)) ?? 10;
  return size * power;
}

const REFUSALS: readonly EditNote['code'][] = [
  'placeOutside',
  'placeTaken',
  'rangeEmpty',
  'valueOutside',
  'listFull',
  'endHingeRemoved',
];

/** Returns whether a step is impossible: the gesture then keeps its last state. */
export function isRefused({ notes }: Edit): boolean {
  return notes.some(({ code }) => REFUSALS.includes(code));
}
