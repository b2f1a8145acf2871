import type { Diagram } from '../diagrams/diagram.ts';
import { overlapsOf } from '../diagrams/overlaps.ts';
import { type FactorRange, scaleSegments } from '../diagrams/scaleSegments.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';

/** A diagram with its factors from the left to the right end of the beam. */
export interface ScaledDiagram {
  readonly diagram: Diagram;
  readonly factors: readonly FactorRange[];
}

/**
 * Computes the exact diagram of a·A + b·B, where A and B are piecewise polynomials over the same beam and a and b are
 * constant on its parts.
 *
 * Extremes, zeros and jumps are those of the sum; a segment ends where a factor changes.
 */
export function combineDiagrams(one: ScaledDiagram, other: ScaledDiagram): Diagram {
  const scale = ({ diagram, factors }: ScaledDiagram) => scaleSegments(diagram.segments, factors);
  const overlaps = overlapsOf(scale(one), scale(other));
  return toDiagram(overlaps.map(({ x0, x1, a, b }) => ({ x0, x1, c: addPolynomials(a, b) })));
}
