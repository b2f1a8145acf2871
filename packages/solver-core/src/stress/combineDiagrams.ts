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
 * Makes the diagram of a·A + b·B, exactly: A and B piecewise polynomials over the same beam, a and b constant on parts
 * of it.
 *
 * Extremes, zeros and jumps are those of the sum; a segment ends where a factor changes.
 */
export function combineDiagrams(one: ScaledDiagram, other: ScaledDiagram): Diagram {
  const scale = ({ diagram, factors }: ScaledDiagram) => scaleSegments(diagram.segments, factors);
  const overlaps = overlapsOf(scale(one), scale(other));
  return toDiagram(overlaps.map(({ x0, x1, a, b }) => ({ x0, x1, c: addPolynomials(a, b) })));
}
