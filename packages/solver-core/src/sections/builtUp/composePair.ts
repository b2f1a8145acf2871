import type { Connection, CrossSection, SectionPart } from '../../model/common/document.ts';
import type { PairArrangement } from '../../model/common/pairs.ts';
import { boundOutlines } from '../bounds.ts';
import { outlineSection } from '../outlineSection.ts';

/** How a pair is arranged. */
export interface PairPlan {
  readonly arrangement: PairArrangement;
  /** Clear distance between the two, in the units of the section; for a star in both directions. */
  readonly gap: number;
  readonly connection?: Connection;
}

/**
 * Composes a section of two equal ones, ready for a document; returns null for a generic, built-up or invalid section,
 * and for a negative gap. Its label is what engineers write, `2L 100x100x10 / 10`, followed by any connection other
 * than battens: `2 x 20П / 0 [] welded`.
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

/** Battens and packing plates are the usual connection, and the default of a built-up section. */
const CONNECTED = { battened: '', laced: ' laced', welded: ' welded' } as const;

/** A designation that begins with a number is separated from the 2: 2 x 20П. */
function namePair(label: string, { arrangement, gap, connection }: Required<PairPlan>): string {
  const two = /^\d/.test(label) ? `2 x ${label}` : `2${label}`;
  return `${two} / ${Number(gap.toPrecision(6))}${SIGNS[arrangement]}${CONNECTED[connection]}`;
}
