import type { TrussCase } from '@eecs/solver-core/truss';
import { isSpatial } from '../scheme/layoutScheme.ts';

/** What surroundings call the solving of trusses in space. */
export const SPATIAL_FEATURE = 'truss.spatial';

/** Answers whether a truss may be solved with what the surroundings give: every plane one may. */
export function isSold(document: Pick<TrussCase, 'joints'>, hasSpatial: boolean): boolean {
  return hasSpatial || !isSpatial(document);
}
