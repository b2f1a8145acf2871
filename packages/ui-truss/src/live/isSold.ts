import type { TrussCase } from '@eecs/solver-core/truss';
import { isSpatial } from '../editing/isSpatial.ts';

/** Returns whether a truss may be solved with what the surroundings give: every plane one may. */
export function isSold(document: Pick<TrussCase, 'joints'>, hasSpatial: boolean): boolean {
  return hasSpatial || !isSpatial(document);
}
