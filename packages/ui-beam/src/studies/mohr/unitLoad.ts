import type { MohrKind, MohrPoint } from '@eecs/solver-core';
import { keepOnBeam } from '../marking/keepOnBeam.ts';

/** The unit load of a displacement: at x, alone or with its opposite as a pair. */
export interface UnitLoad {
  readonly kind: MohrKind;
  readonly x: number;
  /** The place of the opposite one; null for none. */
  readonly opposite: number | null;
}

/** One of the two unit loads of a pair. */
export type UnitEnd = 'x' | 'opposite';

/** Returns the displacement that belongs to a unit load. */
export function toMohrPoint({ kind, x, opposite }: UnitLoad): MohrPoint {
  return { kind, x, ...(opposite === null ? {} : { opposite }) };
}

/** Clips a unit load to a beam that may have become shorter. */
export function fitUnit(load: UnitLoad, length: number): UnitLoad {
  const { x, opposite } = load;
  return {
    ...load,
    x: keepOnBeam(x, length),
    opposite: opposite === null ? null : keepOnBeam(opposite, length),
  };
}

/** Makes a unit load a pair, with its opposite mirrored in the middle of the beam, or removes the opposite. */
export function setPair(load: UnitLoad, isPair: boolean, length: number): UnitLoad {
  if (!isPair) return { ...load, opposite: null };
  const mirrored = length - load.x;
  return { ...load, opposite: mirrored === load.x ? (load.x + length) / 2 : mirrored };
}

/** Moves one of the unit loads to a place, which is clipped to the beam. */
export function moveUnit(load: UnitLoad, end: UnitEnd, place: number, length: number): UnitLoad {
  return { ...load, [end]: keepOnBeam(place, length) };
}

/** Returns which of the two is nearer to a place. */
export function nearestEnd({ x, opposite }: UnitLoad, place: number): UnitEnd {
  return opposite !== null && Math.abs(place - opposite) < Math.abs(place - x) ? 'opposite' : 'x';
}
