import { integral, multiplied } from '../../linalg/polynomialProduct.ts';
import type { Diagram, DiagramSegment } from '../../diagrams/diagram.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import type { MohrSegment } from './mohr.ts';

/** Mohr's integral along the beam: the integrand, and the integral from the left end up to each place. */
export interface MohrTrace {
  /** The product of the diagram and the unit diagram, not divided by the stiffness. */
  readonly product: Diagram;
  /** The integral of product/stiffness from the left end; its last value is the contribution to the displacement. */
  readonly running: Diagram;
}

/**
 * Multiplies a force diagram by its unit diagram and integrates the product divided by the stiffness, both as diagrams.
 *
 * `segments` are those of the `MohrCase` for this force, which contain the stiffness of each stretch; a missing stretch
 * adds nothing. Exact, in the units of the results.
 */
export function traceMohr(of: {
  readonly diagram: Diagram;
  readonly unit: Diagram;
  readonly segments: readonly MohrSegment[];
}): MohrTrace {
  const known = new Map(of.segments.map((segment) => [segment.x0, segment.stiffness]));
  const product: DiagramSegment[] = [];
  const running: DiagramSegment[] = [];
  let sum = 0;
  for (const { x0, x1, a, b } of overlapsOf(of.diagram.segments, of.unit.segments)) {
    const c = multiplied(a, b);
    product.push({ x0, x1, c });
    const stiffness = known.get(x0);
    const grown =
      stiffness === undefined
        ? [sum]
        : integral(c).map((value, power) => (power === 0 ? sum : value / stiffness));
    running.push({ x0, x1, c: grown });
    sum = evaluate(grown, x1 - x0);
  }
  return { product: toDiagram(product), running: toDiagram(running) };
}
