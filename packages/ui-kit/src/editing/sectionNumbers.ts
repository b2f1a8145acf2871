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

/** Returns the quantity that a number of a section measures. */
export function quantityOf(key: SectionNumber): Quantity {
  return SECTION_QUANTITIES[key];
}

/** Numbers that are zero where a document leaves them out. */
export function isOptional(key: SectionNumber): boolean {
  return ['c', 'r1', 'r2', 'r3', 'r4', 'sf', 'sw', 'Iz', 'Iyz', 'ey', 'ez'].includes(key);
}

/**
 * Numbers that follow from others where a document leaves them out: the second leg
 * of an angle, the inner corner of a pipe, where the thickness of a flange with a slope is measured: halfway out.
 */
export function isFollowing(key: SectionNumber): boolean {
  return key === 'tb' || key === 'ri' || key === 'uf';
}

/** A product of inertia and the place of a centroid may be on either side of zero. */
export function limitsOf(key: SectionNumber): { readonly positive?: true; readonly min?: number } {
  if (key === 'Iyz' || key === 'ey' || key === 'ez') return {};
  return isOptional(key) || key === 'ri' ? { min: 0 } : { positive: true };
}
