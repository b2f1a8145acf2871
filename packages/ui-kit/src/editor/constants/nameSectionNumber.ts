import type { SectionClass } from '@eecs/solver-core';
import type { SectionNumber } from '../../editing/sectionShapes.ts';

/** Shapes whose walls are no webs, and whose corners are no roots. */
const PLAIN: readonly SectionClass[] = ['rectangle', 'rectangularpipe', 'circle', 'roundpipe'];

/** Gives the key of the words for a number of a cross-section: a pipe has walls and corners, not a web and a root. */
export function nameSectionNumber(
  key: SectionNumber,
  shape: SectionClass,
): `sectionNumber.${SectionNumber | 'wall' | 'corner'}` {
  if (key === 'tw' && PLAIN.includes(shape)) return 'sectionNumber.wall';
  if (key === 'r1' && PLAIN.includes(shape)) return 'sectionNumber.corner';
  return `sectionNumber.${key}`;
}
