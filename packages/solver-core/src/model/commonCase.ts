import type { BeamCase } from './document.ts';

/**
 * The fields that documents of all structures share: names and dates, units and grid, materials, cross-sections and
 * case sets. A `BeamCase` and a `TrussCase` are each one, so a rule that reads no more than this serves both.
 */
export type CommonCase = Pick<
  BeamCase,
  | 'schema'
  | 'branch'
  | 'id'
  | 'userId'
  | 'title'
  | 'description'
  | 'created'
  | 'readonly'
  | 'isReal'
  | 'isAccurate'
  | 'selfWeight'
  | 'weightSets'
  | 'ratio'
  | 'k'
  | 'units'
  | 'grid'
  | 'materials'
  | 'sections'
  | 'caseSets'
>;
