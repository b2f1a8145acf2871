import type { CrossSection, SectionPart } from '@eecs/solver-core';
import { layParts } from './layParts.ts';

/** The sides of a part at which another may be placed. */
export const PART_SIDES = ['right', 'left', 'above', 'below'] as const;

export type PartSide = (typeof PART_SIDES)[number];

/** A position relative to another part. */
export interface Neighbour {
  /** The index of the other part. */
  readonly of: number;
  readonly side: PartSide;
  /** Clear distance between the two, in the unit of the section. */
  readonly gap: number;
}

/**
 * Places a part beside another one, at a distance `gap`, with their centres in line; null if one of them has no
 * outline.
 * @example placeBeside(section, part, { of: 0, side: 'above', gap: 0 })?.z // the height of part 0
 */
export function placeBeside(
  section: CrossSection,
  part: SectionPart,
  { of, side, gap }: Neighbour,
): SectionPart | null {
  const [own = null] = layParts({ ...section, parts: [part] });
  const other = layParts(section)[of] ?? null;
  if (own === null || other === null) return null;
  const middle = {
    y: tidy(other.y + (other.width - own.width) / 2),
    z: tidy(other.z + (other.height - own.height) / 2),
  };
  switch (side) {
    case 'right':
      return { ...part, ...middle, y: tidy(other.y + other.width + gap) };
    case 'left':
      return { ...part, ...middle, y: tidy(other.y - gap - own.width) };
    case 'above':
      return { ...part, ...middle, z: tidy(other.z + other.height + gap) };
    case 'below':
      return { ...part, ...middle, z: tidy(other.z - gap - own.height) };
  }
}

/** Digits of a position beyond these are rounding errors. */
const DIGITS = 12;

function tidy(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
