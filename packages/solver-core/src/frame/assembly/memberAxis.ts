import type { ModelMember } from './frameModel.ts';

/** Returns the length of the axis of a member, along which its diagrams run: longer than the chord if it is curved. */
export function axisLength({ length, curve }: Pick<ModelMember, 'length' | 'curve'>): number {
  return curve === null ? length : curve.length;
}

/** Forces at a section of a member, by the signs of a beam along an axis. */
export interface SectionForces {
  readonly N: number;
  readonly Q: number;
}

/**
 * Rotates the forces of a section from the axis of a member, at the distance `s` along it, to its chord; on a straight
 * member they are the same.
 */
export function toChord(
  { curve }: Pick<ModelMember, 'curve'>,
  s: number,
  { N, Q }: SectionForces,
): SectionForces {
  if (curve === null) return { N, Q };
  const { cos, sin } = curve.placeAt(s);
  return { N: N * cos + Q * sin, Q: Q * cos - N * sin };
}
