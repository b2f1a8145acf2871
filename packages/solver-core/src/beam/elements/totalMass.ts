import type { BeamCase } from '../../model/beam/document.ts';
import { computeStretches } from './computeStretches.ts';

/**
 * Computes the mass of a beam and of what lies on it: the integral of all linear mass, the sections' own (`mass`, else
 * rho·A) and every `DistributedMass`, whether or not self weight acts and whatever case sets these belong to.
 *
 * In kg or lb. Sections that cannot be computed weigh nothing.
 *
 * @example totalMass(document) // 42.2 kg/m over 12 m: 506.4
 */
export function totalMass(document: BeamCase): number {
  let mass = 0;
  for (const stretch of computeStretches(document).stretches)
    mass += stretch.mass * (stretch.x1 - stretch.x0);
  for (const load of document.loads) {
    if (load.className !== 'DistributedMass') continue;
    const [x0, x1] = load.x;
    const [start, middle, end] = load.y;
    // Simpson's rule is exact for the quadratic through the ordinates.
    mass += ((start + 4 * middle + end) / 6) * (x1 - x0);
  }
  return mass;
}
