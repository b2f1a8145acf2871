import type { Connection, CrossSection, SectionPart } from '../../model/common/document.ts';
import type { PairArrangement } from '../../model/common/pairs.ts';
import { boundOutlines } from '../bounds.ts';
import { outlineSection } from '../outlineSection.ts';

/** How a pair is put together. */
export interface PairPlan {
  readonly arrangement: PairArrangement;
  /** Clear distance between the two, in the numbers of the section; of a star in both directions. */
  readonly gap: number;
  readonly connection?: Connection;
}

/**
 * Composes a section of two of the same, ready for a document; null of a generic or built-up one, of one that is none,
 * and of a gap below zero. Its label is what engineers write, `2L 100x100x10 / 10`, and names a connection other than
 * battens behind it: `2 x 20П / 0 [] welded`.
 *
 * @example composePair(angle, { arrangement: 'backs', gap: 10 })?.parts?.[1]?.y // 110 of L 100x100x10
 */
export function composePair(
  section: CrossSection,
  { arrangement, gap, connection = 'battened' }: PairPlan,
): CrossSection | null {
  const {
    className,
    label,
    editable: _,
    origin: __,
    parts: ___,
    connection: ____,
    units,
    ...numbers
  } = section;
  if (className === 'generic' || className === 'builtup' || !(gap >= 0)) return null;
  const drawn = outlineSection(section);
  if (!drawn.ok) return null;
  const { right, top } = boundOutlines(drawn.outlines);
  const part = (place: Partial<SectionPart>): SectionPart => ({
    ...numbers,
    className,
    y: 0,
    z: 0,
    alpha: 0,
    flip: false,
    ...place,
  });
  const parts = {
    backs: [part({ flip: true }), part({ y: right + gap })],
    toes: [part({}), part({ y: right + gap, flip: true })],
    legs: [part({ alpha: 90 }), part({ y: top + gap, alpha: 270, flip: true })],
    star: [part({ alpha: 180 }), part({ y: right + gap, z: top + gap })],
  }[arrangement];
  return {
    className: 'builtup',
    label: namePair(label, { arrangement, gap, connection }),
    ...(units === undefined ? {} : { units }),
    parts,
    connection,
  };
}

const SIGNS = { backs: '', toes: ' []', legs: ' SLBB', star: ' star' } as const;

/** Battens and packs are the usual connection, and what a built-up section has that names none. */
const CONNECTED = { battened: '', laced: ' laced', welded: ' welded' } as const;

/** Two of a designation that begins with a number are written apart: 2 x 20П. */
function namePair(label: string, { arrangement, gap, connection }: Required<PairPlan>): string {
  const two = /^\d/.test(label) ? `2 x ${label}` : `2${label}`;
  return `${two} / ${Number(gap.toPrecision(6))}${SIGNS[arrangement]}${CONNECTED[connection]}`;
}
