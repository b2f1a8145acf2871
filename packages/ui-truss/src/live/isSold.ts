import type { TrussCase } from '@eecs/solver-core/truss';
import { isSpatial } from '../editing/isSpatial.ts';

/** Returns whether the host permits solving a truss; every plane truss is permitted. */
export function isSold(document: Pick<TrussCase, 'joints'>, hasSpatial: boolean): boolean {
  return hasSpatial || !isSpatial(document);
}
