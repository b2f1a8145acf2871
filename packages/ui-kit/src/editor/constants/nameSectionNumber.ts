import type { SectionClass } from '@eecs/solver-core';
import type { SectionNumber } from '../../editing/sectionShapes.ts';

/** Gives the key of the words for a number of a cross-section: a pipe has walls and corners, not a web and a root. */
export function nameSectionNumber(
  key: SectionNumber,
  shape: SectionClass,
): `sectionNumber.${SectionNumber | 'wall' | 'corner'}` {
  if (key === 'tw' && shape !== 'hsection') return 'sectionNumber.wall';
  if (key === 'r1' && shape !== 'hsection') return 'sectionNumber.corner';
  return `sectionNumber.${key}`;
}
