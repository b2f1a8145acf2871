import type { BeamCase, Diagram, DiagramPoint } from '@eecs/solver-core';
import { findOwnDeflection, findSeat, listParts } from '@eecs/solver-core/sizing';

export interface GreatestDeflection {
  readonly x: number;
  readonly value: number;
  /** Length of its span or overhang. */
  readonly span: number;
  /** Whether the part has a support at one end only, or at none. */
  readonly isOverhang: boolean;
  /** The greatest deflection of that part from the line between its supports; null if they do not move. */
  readonly own: DiagramPoint | null;
  /**
   * Span over deflection, over the part's own deflection if it has one; null if the deflection is negligible, or
   * greater than the span.
   */
  readonly ratio: number | null;
}

/**
 * Finds the greatest deflection of either sign, and its ratio to the span in which it occurs. If the supports of that
 * span move, the ratio is that of the deflection relative to the line between them.
 */
export function findGreatestDeflection(
  diagram: Diagram,
  beam: Pick<BeamCase, 'supports' | 'L'>,
): GreatestDeflection {
  const { x, value } = Math.abs(diagram.min.value) >= Math.abs(diagram.max.value) ? diagram.min : diagram.max;
  const parts = listParts(beam);
  const part = parts.findLast(({ x0 }) => x0 <= x) ?? { x0: 0, x1: beam.L, isHeld: [false, false] };
  const span = part.x1 - part.x0;
  const own = findSeat(diagram, part) === null ? null : findOwnDeflection(diagram, part);
  const size = Math.abs((own ?? { value }).value);
  const ratio = span / size;
  return {
    x,
    value,
    span,
    isOverhang: part.isHeld.includes(false),
    own,
    ratio: ratio >= 1 && ratio <= MOST_RATIO ? ratio : null,
  };
}

/** A deflection of a nanometre per metre counts as zero. */
const MOST_RATIO = 1e9;

/** Finds the index of the case set with the greatest deflection; the first of equal ones. */
export function findGoverningSet(
  sets: readonly { readonly deflection: Pick<Diagram, 'min' | 'max'> }[],
): number {
  const sizes = sets.map(({ deflection: { min, max } }) =>
    Math.max(Math.abs(min.value), Math.abs(max.value)),
  );
  return sizes.indexOf(Math.max(...sizes));
}
