import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { NO_COUNTERS } from '../common/counters.ts';
import type { Counters } from '../common/counters.ts';
import { findCollisions } from './findCollisions.ts';
import { planFix } from './fixCollisions.ts';

/**
 * Counts what collides in a truss as the counters of a case do: loads that would be moved inside their link, and
 * anchors at a place that another one has. Supports are adjusted by no rule of a truss.
 */
export function countCollisions(document: TrussCase): Counters {
  const collisions = findCollisions(document);
  return {
    ...NO_COUNTERS,
    loadCollisions: planFix(collisions).moved.length,
    supportCollisions: collisions.supportsAtOnePlace.length,
  };
}
