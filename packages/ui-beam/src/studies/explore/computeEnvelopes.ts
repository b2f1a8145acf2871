import { computeEnvelope } from '@eecs/solver-core';
import type { ExploreRow } from './exploreRows.ts';
import type { Envelopes, ShownSet } from './figure.ts';

/** Computes the envelope of the sets on the chart, for each of its diagrams. Requires at least one set. */
export function computeEnvelopes(rows: readonly ExploreRow[], sets: readonly ShownSet[]): Envelopes {
  return new Map(rows.map(({ key }) => [key, computeEnvelope(sets.map(({ results }) => results[key]))]));
}
