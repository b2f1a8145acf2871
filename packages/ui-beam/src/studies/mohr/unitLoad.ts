import type { MohrKind, MohrPoint } from '@eecs/solver-core';
import { keepOnBeam } from '../marking/keepOnBeam.ts';

/** The unit load a displacement is asked by: at x alone, or with its opposite as a pair. */
export interface UnitLoad {
  readonly kind: MohrKind;
  readonly x: number;
  /** Where the opposite one stands; null for none. */
  readonly opposite: number | null;
}

/** One of the two unit loads of a pair. */
export type UnitEnd = 'x' | 'opposite';

/** Returns the displacement a unit load asks for. */
export function toMohrPoint({ kind, x, opposite }: UnitLoad): MohrPoint {
  return { kind, x, ...(opposite === null ? {} : { opposite }) };
}

/** Keeps a unit load on a beam that may have become shorter. */
export function fitUnit(load: UnitLoad, length: number): UnitLoad {
  const { x, opposite } = load;
  return {
    ...load,
    x: keepOnBeam(x, length),
    opposite: opposite === null ? null : keepOnBeam(opposite, length),
  };
}

/** Makes a pair of a unit load, its opposite mirrored in the middle of the beam; or takes the opposite away. */
export function setPair(load: UnitLoad, isPair: boolean, length: number): UnitLoad {
  if (!isPair) return { ...load, opposite: null };
  const mirrored = length - load.x;
  return { ...load, opposite: mirrored === load.x ? (load.x + length) / 2 : mirrored };
}

/** Moves one of the unit loads to a place, which is brought back to the beam. */
export function moveUnit(load: UnitLoad, end: UnitEnd, place: number, length: number): UnitLoad {
  return { ...load, [end]: keepOnBeam(place, length) };
}

/** Returns which of the two is nearer to a place. */
export function nearestEnd({ x, opposite }: UnitLoad, place: number): UnitEnd {
  return opposite !== null && Math.abs(place - opposite) < Math.abs(place - x) ? 'opposite' : 'x';
}
