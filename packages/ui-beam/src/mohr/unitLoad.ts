import type { BeamCase, MohrKind, MohrPoint } from '@eecs/solver-core';

/** The unit load a displacement is asked by: at x alone, or with its opposite as a pair. */
export interface UnitLoad {
  readonly kind: MohrKind;
  readonly x: number;
  /** Where the opposite one stands; null for none. */
  readonly opposite: number | null;
}

/** Which of the two is meant. */
export type UnitEnd = 'x' | 'opposite';

/** Gives the displacement a unit load asks for. */
export function toMohrPoint({ kind, x, opposite }: UnitLoad): MohrPoint {
  return { kind, x, ...(opposite === null ? {} : { opposite }) };
}

/** Keeps a unit load on a beam that may have become shorter. */
export function keepOnBeam(load: UnitLoad, length: number): UnitLoad {
  const { x, opposite } = load;
  return {
    ...load,
    x: clamp(x, length),
    opposite: opposite === null ? null : clamp(opposite, length),
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
  return { ...load, [end]: clamp(place, length) };
}

/** Tells which of the two is nearer to a place. */
export function nearestEnd({ x, opposite }: UnitLoad, place: number): UnitEnd {
  return opposite !== null && Math.abs(place - opposite) < Math.abs(place - x) ? 'opposite' : 'x';
}

/** Lists the places worth a stop, ascending: ends, supports, loads, changes of the section, the largest deflection. */
export function listPlaces(document: BeamCase, greatest: readonly number[]): readonly number[] {
  const { L, supports, loads, beamSections } = document;
  const places = [
    0,
    L,
    ...supports.map(({ x }) => x),
    ...loads.flatMap(({ x }) => x),
    ...beamSections.map(({ x }) => x),
    ...greatest,
  ];
  return [...new Set(places)].filter((x) => x >= 0 && x <= L).sort((a, b) => a - b);
}

/** Brings a place to the nearest stop within reach, else to a step of a round number. */
export function snapUnit(
  place: number,
  {
    stops,
    reach,
    step,
  }: { readonly stops: readonly number[]; readonly reach: number; readonly step: number },
): number {
  const nearest = stops.reduce(
    (best, stop) => (Math.abs(stop - place) < Math.abs(best - place) ? stop : best),
    Infinity,
  );
  if (Math.abs(nearest - place) <= reach) return nearest;
  // By division where the step is a part of one: 0.1 has no exact double, 10 has.
  return step < 1
    ? Math.round(place * Math.round(1 / step)) / Math.round(1 / step)
    : Math.round(place / step) * step;
}

/** Finds the step of 1, 2 or 5 times a power of ten that is about a hundredth of a length. */
export function findStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length / 100));
  const factor = length / 100 / power;
  return power * (factor < 1.5 ? 1 : factor < 3.5 ? 2 : 5);
}

function clamp(place: number, length: number): number {
  return Math.max(0, Math.min(length, place));
}
