import {
  type BeamCase,
  type Diagram,
  type DistributedLoad,
  type Load,
  type PointLoad,
  applyLine,
  computeAreas,
  isDistributed,
  listActions,
  moveTrain,
} from '@eecs/solver-core';
import { isUniform } from '../../editing/ordinates.ts';
import { keepOnBeam } from '../marking/keepOnBeam.ts';

/**
 * The kind of the beam's own loads to move: point forces, as a train, or uniform loads, onto the parts with one sign.
 */
export type MovedKind = 'points' | 'uniform';

export const MOVED_KINDS = ['points', 'uniform'] as const satisfies readonly MovedKind[];

/** The loads to move, the line, and the case set. */
export interface MoveWish {
  readonly kind: MovedKind;
  readonly line: Diagram;
  /** Index of the case set. */
  readonly set: number;
  /** The side of the influence line's place on which the quantity is evaluated. */
  readonly side: 'left' | 'right';
}

/** The beam with its loads in the positions of the greatest or least value of a quantity. */
export interface MovedLoads {
  readonly document: BeamCase;
  /** The value of the quantity under all loads of the set in their new places, by its influence line. */
  readonly value: number;
  /** The value by the influence line with the loads at their present places. */
  readonly before: number;
  /** Whether the train is reversed. */
  readonly isTurned: boolean;
  /** The moved loads in their new places. */
  readonly moved: readonly Load[];
}

/** The greatest number of forces in a train: no vehicle has more axles. */
export const MOST_AXLES = 30;

/** Relative to the length: the offset that puts a force beside a section instead of on it. */
const ASIDE = 1e-6;
/** Relative to the greatest value: a gain below this does not justify a place beside a section. */
const WORTH = 1e-4;
/** Relative to the length: a place this near to a kink of the line is at the kink. */
const SAME = 1e-9;

/** Lists the loads of a kind that act in a case set, by index. Moments do not move. */
export function listMoved(
  document: BeamCase,
  { kind, set }: Pick<MoveWish, 'kind' | 'set'>,
): readonly number[] {
  return document.loads.flatMap((load, index) => {
    const isOfKind =
      kind === 'points'
        ? !isDistributed(load) && load.className !== 'BendingMoment'
        : load.className === 'DistributedLoad' && isUniform(load.y);
    return isOfKind && pressOf(document, load, set) !== 0 ? [index] : [];
  });
}

/** Returns the component of a point load across the beam, as displayed: upwards positive. */
export function getAcross({ className, c }: PointLoad): number {
  return className === 'GenericLoad' ? c[2] : c[0];
}

/**
 * Returns the downward component of a load of one kind in a set, including angles and factors: a force, or the
 * intensity of a distributed load.
 */
function pressOf(document: BeamCase, load: Load, set: number): number {
  const alone = listActions({ ...document, loads: [load], selfWeight: false })[set];
  const [point] = alone?.points ?? [];
  const [spread] = alone?.spreads ?? [];
  if (isDistributed(load)) return spread === undefined ? 0 : -spread.py * spread.q0;
  return point === undefined ? 0 : -point.fy;
}

/**
 * Moves the loads of a kind to the positions of the greatest or least value of a quantity: forces together, in their
 * present or reversed order, all on the beam; each uniform load over all parts of the line with one sign. Null if the
 * loads have no effect anywhere.
 */
export function moveLoads(document: BeamCase, wish: MoveWish, which: 'max' | 'min'): MovedLoads | null {
  const indices = listMoved(document, wish);
  if (indices.length === 0 || (wish.kind === 'points' && indices.length > MOST_AXLES)) return null;
  return wish.kind === 'points'
    ? moveForces(document, { ...wish, indices, which })
    : spreadLoads(document, { ...wish, indices, which });
}

interface Chosen extends MoveWish {
  readonly indices: readonly number[];
  readonly which: 'max' | 'min';
}

function moveForces(document: BeamCase, chosen: Chosen): MovedLoads | null {
  const { line, set, indices, which } = chosen;
  const { L, loads } = document;
  const before = sumUp(document, chosen);
  const forces = indices.map((index) => ({ index, load: loads[index] as PointLoad }));
  const places = forces.map(({ load }) => load.x);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const reach = last - first;
  const isWorth = (value: number): boolean => (which === 'max' ? value > 0 : value < 0);
  const tries = [false, true].flatMap((isTurned): MovedLoads[] => {
    const axles = forces.map(({ load }) => ({
      load: pressOf(document, load, set),
      behind: isTurned ? load.x - first : last - load.x,
    }));
    const front = moveTrain(line, axles, { isWhole: true })[which];
    if (!isWorth(front.value)) return [];
    const onKink = settle(front.x, { line, behinds: axles.map(({ behind }) => behind), L });
    const fronts = [0, -ASIDE * L, ASIDE * L].map((aside) => Math.max(reach, Math.min(L, onKink + aside)));
    const placed = fronts.map((at) => {
      const next = new Map(forces.map(({ index }, k) => [index, toPlace(at - axles[k]!.behind, L)]));
      const moved = { ...document, loads: loads.map((load, index) => placeAt(load, next.get(index))) };
      const own = moved.loads.filter((_, index) => next.has(index));
      return { document: moved, value: sumUp(moved, chosen), before, isTurned, moved: own };
    });
    const best = chooseBest(placed, which);
    // At the place itself, unless the quantity differs right beside it.
    const [on] = placed;
    const isAsGood = on !== undefined && Math.abs(on.value - best.value) <= WORTH * Math.abs(best.value);
    return [isAsGood ? on : best];
  });
  return tries.length === 0 ? null : chooseBest(tries, which);
}

/** Shifts the train slightly so that an axle is exactly at a kink of the line. */
function settle(
  front: number,
  { line, behinds, L }: { readonly line: Diagram; readonly behinds: readonly number[]; readonly L: number },
): number {
  for (const behind of behinds) {
    const at = front - behind;
    const kink = line.segments.find(({ x0 }) => Math.abs(x0 - at) <= SAME * L);
    if (kink !== undefined) return kink.x0 + behind;
  }
  return front;
}

/** Clips a place to the beam, and removes rounding errors of roots. */
const toPlace = (x: number, L: number): number => keepOnBeam(Number(x.toPrecision(PLACE_DIGITS)), L);

const PLACE_DIGITS = 10;

const placeAt = (load: Load, x: number | undefined): Load =>
  x === undefined || isDistributed(load) ? load : { ...load, x };

function spreadLoads(document: BeamCase, chosen: Chosen): MovedLoads | null {
  const { line, set, indices, which } = chosen;
  const areas = computeAreas(line);
  const parts = new Map(
    indices.map((index) => {
      const sign = Math.sign(pressOf(document, document.loads[index]!, set)) * (which === 'max' ? 1 : -1);
      return [index, areas.filter(({ area }) => area * sign > 0)] as const;
    }),
  );
  // A load without such a part would disappear.
  if ([...parts.values()].some((own) => own.length === 0)) return null;
  const taken = new Set<string | number>(document.loads.map(({ id }) => id));
  const moved: Load[] = [];
  const loads = document.loads.flatMap((load, index): readonly Load[] => {
    const own = parts.get(index);
    if (own === undefined || !isDistributed(load)) return [load];
    const copies = own.map(({ x0, x1 }, k): DistributedLoad => ({
      ...load,
      id: k === 0 ? load.id : nameCopy(load.id, taken),
      x: [toPlace(x0, document.L), toPlace(x1, document.L)],
    }));
    moved.push(...copies);
    return copies;
  });
  const next = { ...document, loads };
  const [value, before] = [sumUp(next, chosen), sumUp(document, chosen)];
  return { document: next, value, before, isTurned: false, moved };
}

/** Returns the next free id derived from that of the copied load. */
function nameCopy(id: string | number, taken: Set<string | number>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  taken.add(`${id}-${number}`);
  return `${id}-${number}`;
}

function sumUp(document: BeamCase, { line, set, side }: MoveWish): number {
  const actions = listActions(document)[set];
  return actions === undefined ? 0 : applyLine(line, actions, side === 'left' ? 'right' : 'left');
}

function chooseBest(tries: readonly MovedLoads[], which: 'max' | 'min'): MovedLoads {
  const isBetter = (one: MovedLoads, other: MovedLoads): boolean =>
    which === 'max' ? one.value > other.value : one.value < other.value;
  return tries.reduce((best, one) => (isBetter(one, best) ? one : best));
}
