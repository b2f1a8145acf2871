import type { BeamCase } from '@eecs/solver-core';
import { listMembers } from '@eecs/solver-core/rules';

/**
 * Finds the angle by which the actions of a case set are rotated relative to the beam, degrees: the single angle of the
 * set and, if it is combined, its members. Null if none has an angle, or if there are several: then there is no single
 * vertical.
 *
 * A member without an angle does not define the inclination of the beam, so it is ignored beside one that has an angle:
 * members at -30 and 0 incline the beam by -30, although their drawing has no common angle (`findSetAngle`).
 */
export function findLean(caseSets: BeamCase['caseSets'], index: number): number | null {
  const sets = [index, ...listMembers(caseSets, index)].flatMap((at) => caseSets[at] ?? []);
  const angles = new Set(sets.map(({ angle }) => angle).filter((angle) => angle !== 0));
  const [angle = null] = angles;
  return angles.size === 1 ? angle : null;
}
