import type { BeamCase, Support } from '../model/beam/document.ts';

/** A span or an overhang, in the document's unit of length. */
export interface BeamPart {
  readonly x0: number;
  readonly x1: number;
  /** Whether a support holds the part across the beam at its left and at its right end. */
  readonly isHeld: readonly [boolean, boolean];
}

/**
 * Lists the spans and overhangs of a beam from left to right: hinges and purely rotational springs do not divide a
 * span.
 */
export function listParts({ supports, L }: Pick<BeamCase, 'supports' | 'L'>): readonly BeamPart[] {
  const bearings = new Set(supports.filter(isBearing).map(({ x }) => x));
  const ends = [...new Set([0, ...bearings, L])].toSorted((a, b) => a - b);
  return ends.slice(1).map((x1, at) => {
    const x0 = ends[at] ?? 0;
    return { x0, x1, isHeld: [bearings.has(x0), bearings.has(x1)] };
  });
}

/** Returns whether a support holds the beam across its axis. */
function isBearing({ className, stiffness }: Support): boolean {
  return className !== 'hinge' && (className !== 'spring' || (stiffness?.y ?? 0) > 0);
}
