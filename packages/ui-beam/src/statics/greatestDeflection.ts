import type { BeamCase, Diagram, DiagramPoint } from '@eecs/solver-core';
import { findOwnDeflection, findSeat, listParts } from '@eecs/solver-core/sizing';

export interface GreatestDeflection {
  readonly x: number;
  readonly value: number;
  /** Length of the span, or overhang, it is found in. */
  readonly span: number;
  /** Whether the part has a bearing at one end only, or at none. */
  readonly isOverhang: boolean;
  /** The greatest deflection of that part from the line between its supports; null if they stand still. */
  readonly own: DiagramPoint | null;
  /** Span over deflection, over its own where it has one; null for a beam that bends by nothing to speak of, or by more than its span. */
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

/** A metre that gives way by a nanometre does not move. */
const MOST_RATIO = 1e9;

/** Finds the case set whose greatest deflection is the greatest of all, by its index; the first of equal ones. */
export function findGoverningSet(
  sets: readonly { readonly deflection: Pick<Diagram, 'min' | 'max'> }[],
): number {
  const sizes = sets.map(({ deflection: { min, max } }) =>
    Math.max(Math.abs(min.value), Math.abs(max.value)),
  );
  return sizes.indexOf(Math.max(...sizes));
}
