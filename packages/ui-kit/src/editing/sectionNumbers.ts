import type { Quantity } from '@eecs/solver-core';
import type { SectionNumber } from './sectionShapes.ts';

/** Gives what a number of a section measures. */
export function quantityOf(key: SectionNumber): Quantity {
  if (key === 'A') return 'area';
  if (key === 'sf' || key === 'sw') return 'percent';
  return key === 'Iy' || key === 'Iz' || key === 'Iyz' ? 'secondMoment' : 'sectionDimension';
}

/** Numbers that are zero where a document leaves them out. */
export function isOptional(key: SectionNumber): boolean {
  return ['r1', 'r2', 'r3', 'r4', 'sf', 'sw', 'Iz', 'Iyz', 'ey', 'ez'].includes(key);
}

/** Numbers that follow from others where a document leaves them out: the second leg of an angle, the inner corner of a pipe. */
export function isFollowing(key: SectionNumber): boolean {
  return key === 'tb' || key === 'ri';
}

/** A product of inertia and the place of a centroid may be on either side of zero. */
export function limitsOf(key: SectionNumber): { readonly positive?: true; readonly min?: number } {
  if (key === 'Iyz' || key === 'ey' || key === 'ez') return {};
  return isOptional(key) || key === 'ri' ? { min: 0 } : { positive: true };
}
