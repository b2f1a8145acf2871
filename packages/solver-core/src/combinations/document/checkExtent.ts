import { type CombinationFailure, refuse } from './failures.ts';

/**
 * Greatest number of effects of one kind in one situation: sources times places, such as 30 patterned sets on 80 spans
 * times these spans. Each governing value stores the effects of all sources, so more would exhaust the memory.
 */
const MOST_EFFECTS = 500_000;

/**
 * Refuses a document whose combinations would take more memory than a thread of a server has. `places` counts spans
 * of a beam or links of a truss.
 */
export function checkExtent(sources: number, places: number): readonly CombinationFailure[] {
  if (sources * places <= MOST_EFFECTS) return [];
  const values = { count: sources, most: Math.floor(MOST_EFFECTS / places) };
  return [refuse('combinations.tooLarge', '/caseSets', { values })];
}
