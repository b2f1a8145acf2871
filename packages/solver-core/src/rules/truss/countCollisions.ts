import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { NO_COUNTERS } from '../common/counters.ts';
import type { Counters } from '../common/counters.ts';
import { findCollisions } from './findCollisions.ts';
import { planFix } from './fixCollisions.ts';

/**
 * Counts the collisions of a truss for the counters of a case: loads that would be moved inside their link, and
 * anchors at the place of another anchor. No rule of a truss adjusts supports.
 */
export function countCollisions(document: TrussCase): Counters {
  const collisions = findCollisions(document);
  return {
    ...NO_COUNTERS,
    loadCollisions: planFix(collisions).moved.length,
    supportCollisions: collisions.supportsAtOnePlace.length,
  };
}
