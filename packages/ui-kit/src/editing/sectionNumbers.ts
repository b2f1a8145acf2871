import type { Quantity } from '@eecs/solver-core';
import type { SectionNumber } from './sectionShapes.ts';

/** Quantities of the numbers of a section. */
export const SECTION_QUANTITIES = {
  A: 'area',
  Iy: 'secondMoment',
  Iz: 'secondMoment',
  Iyz: 'secondMoment',
  ey: 'sectionDimension',
  ez: 'sectionDimension',
  h: 'sectionDimension',
  b: 'sectionDimension',
  c: 'sectionDimension',
  tw: 'sectionDimension',
  tf: 'sectionDimension',
  t: 'sectionDimension',
  tb: 'sectionDimension',
  r1: 'sectionDimension',
  r2: 'sectionDimension',
  r3: 'sectionDimension',
  r4: 'sectionDimension',
  ri: 'sectionDimension',
  sf: 'percent',
  sw: 'percent',
  uf: 'sectionDimension',
  Dy: 'sectionDimension',
} as const satisfies Record<SectionNumber, Quantity>;

/** Returns the quantity of a number of a section. */
export function quantityOf(key: SectionNumber): Quantity {
  return SECTION_QUANTITIES[key];
}

/** Returns whether a number may be missing in a document and then is zero. */
export function isOptional(key: SectionNumber): boolean {
  return ['c', 'r1', 'r2', 'r3', 'r4', 'sf', 'sw', 'Iz', 'Iyz', 'ey', 'ez'].includes(key);
}

/**
 * Returns whether a number may be missing in a document and then follows from others: the second leg of an angle, the
 * inner corner radius of a pipe, the place where a tapered flange is measured (by default halfway out).
 */
export function isFollowing(key: SectionNumber): boolean {
  return key === 'tb' || key === 'ri' || key === 'uf';
}

/** Returns the limits of a number: a product of inertia and the coordinates of a centroid may have either sign. */
export function limitsOf(key: SectionNumber): { readonly positive?: true; readonly min?: number } {
  if (key === 'Iyz' || key === 'ey' || key === 'ez') return {};
  return isOptional(key) || key === 'ri' ? { min: 0 } : { positive: true };
}
