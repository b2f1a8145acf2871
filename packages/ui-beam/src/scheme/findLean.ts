import type { BeamCase } from '@eecs/solver-core';
import { listMembers } from '@eecs/solver-core/rules';

/**
 * Finds by how much what acts in a case set is turned against the beam, degrees: the one angle the set and, of a
 * combined one, its members have. Null if none has an angle, and where they have several: then there is no one
 * vertical.
 *
 * A member without an angle does not define how the beam lies in space, so beside one that has some it does not
 * count: members at -30 and 0 lean the beam by -30, though their drawing has no angle in common (`findSetAngle`).
 */
export function findLean(caseSets: BeamCase['caseSets'], index: number): number | null {
  const sets = [index, ...listMembers(caseSets, index)].flatMap((at) => caseSets[at] ?? []);
  const angles = new Set(sets.map(({ angle }) => angle).filter((angle) => angle !== 0));
  const [angle = null] = angles;
  return angles.size === 1 ? angle : null;
}
