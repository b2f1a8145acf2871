import { evaluate } from '../../linalg/polynomial.ts';
import { integrateProduct } from '../../linalg/polynomialProduct.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { SetActions } from '../../member/loads/actions.ts';

/**
 * Computes the value of a quantity under loads from its influence line: forces times ordinates, moments times slopes,
 * distributed loads times areas. Settlements and forces along the beam are ignored. A force at a jump of the line takes
 * the ordinate on its `side`: for Q just right of the place, the left one. Exact up to rounding.
 */
export function applyLine(
  line: Diagram,
  { points, spreads }: Pick<SetActions, 'points' | 'spreads'>,
  side: 'left' | 'right' = 'left',
): number {
  let sum = 0;
  for (const { x, fy, m } of points)
    sum -= fy * valueAt(line, x, side) + (m === 0 ? 0 : m * slopeAt(line, x, side));
  for (const { x0, x1, py, q0, q1, q2 } of spreads) {
    const load = [{ x0, x1, c: [py * q0, py * q1, py * q2] }];
    for (const overlap of overlapsOf(line.segments, load))
      sum -= integrateProduct(overlap.a, overlap.b, overlap.x1 - overlap.x0);
  }
  return sum;
}

function slopeAt({ segments }: Diagram, x: number, side: 'left' | 'right'): number {
  const segment = segments.find(({ x1 }) => x < x1 || (side === 'left' && x === x1)) ?? segments.at(-1)!;
  const derivative = segment.c.slice(1).map((one, k) => one * (k + 1));
  return evaluate(derivative, x - segment.x0);
}
