import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { cutTogether } from '../../diagrams/stretches.ts';
import { addPolynomials } from '../../linalg/addPolynomials.ts';

/** A result along a beam or a member: segments from its left to its right end. */
export type Segments = readonly DiagramSegment[];

/** Adds results along a beam or a member, each times its factor. */
export function addSegments(
  list: readonly { readonly segments: Segments; readonly factor: number }[],
): Segments {
  if (list.length === 1 && list[0]!.factor === 1) return list[0]!.segments;
  return cutTogether(
    list.map(({ segments }) => segments),
    0,
  ).map(({ x0, x1, polynomials }) => ({
    x0,
    x1,
    c: polynomials.reduce<readonly number[]>(
      (sum, c, k) =>
        addPolynomials(
          sum,
          c.map((coefficient) => list[k]!.factor * coefficient),
        ),
      [0],
    ),
  }));
}
