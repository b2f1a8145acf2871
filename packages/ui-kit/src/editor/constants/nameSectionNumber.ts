import type { SectionClass } from '@eecs/solver-core';
import type { SectionNumber } from '../../editing/sectionShapes.ts';

/** Shapes whose walls are not called webs, and whose corner radii are not called root radii. */
const PLAIN: readonly SectionClass[] = ['rectangle', 'rectangularpipe', 'circle', 'roundpipe'];

/** Shapes bent from one strip. */
const BENT: readonly SectionClass[] = ['lippedcsection', 'lippedzsection'];

/** Returns the key of the name of a cross-section's number: a pipe has walls and corners, not a web and a root. */
export function nameSectionNumber(
  key: SectionNumber,
  shape: SectionClass,
): `sectionNumber.${SectionNumber | 'wall' | 'corner' | 'inner'}` {
  if (key === 'tw' && PLAIN.includes(shape)) return 'sectionNumber.wall';
  if (key === 'r1' && PLAIN.includes(shape)) return 'sectionNumber.corner';
  if (BENT.includes(shape)) {
    if (key === 't') return 'sectionNumber.wall';
    if (key === 'r1') return 'sectionNumber.inner';
  }
  return `sectionNumber.${key}`;
}
