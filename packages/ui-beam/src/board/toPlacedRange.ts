import type { BeamCase } from '@eecs/solver-core';
import { listDimensionPlaces } from '../editing/listDimensionPlaces.ts';
import type { Tool } from '../state/tool.ts';

/**
 * Returns the range of a tool's load: a point load acts at the place; a distributed one goes from its start, or fills
 * the span that contains the place.
 */
export function toPlacedRange(
  document: BeamCase,
  { tool, x, from }: { readonly tool: Tool; readonly x: number; readonly from?: number },
): readonly [number, number] {
  if (tool !== 'DistributedLoad' && tool !== 'DistributedMass') return [x, x];
  if (from !== undefined && from !== x) return [from, x];
  const places = listDimensionPlaces(document);
  const beyond = places.findIndex((place) => place > x);
  const end = beyond < 0 ? places.length - 1 : Math.max(1, beyond);
  return [places[end - 1] ?? 0, places[end] ?? document.L];
}
