import type { BeamCase } from '@eecs/solver-core';

/** Lists useful stops, ascending: ends, supports, loads, changes of the section, the largest deflection. */
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
