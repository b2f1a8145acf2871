import type { BeamCase } from '../../model/beam/document.ts';
import { computeStretches } from './computeStretches.ts';

/**
 * Computes the mass of a beam and of the masses on it: the integral of all linear mass, that of the sections (`mass`,
 * otherwise rho·A) and of every `DistributedMass`, whether or not self weight acts and whatever case sets these belong
 * to.
 *
 * In kg or lb. Sections whose area cannot be computed count as weightless.
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
