import { addPolynomials } from '../../linalg/addPolynomials.ts';
import type { PlaneResults } from '../results/planeResults.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';

/**
 * Computes what bending alone makes of a deflection that shear strains take part in: v less its shear part; m or in, up
 * positive.
 *
 * Null if shear strains do not count: then all of the deflection is of bending.
 */
export function bendingDeflection({
  deflection,
  shearDeflection,
}: Pick<PlaneResults, 'deflection' | 'shearDeflection'>): Diagram | null {
  if (shearDeflection === null) return null;
  const overlaps = overlapsOf(deflection.segments, shearDeflection.segments);
  return toDiagram(
    overlaps.map(({ x0, x1, a, b }) => ({
      x0,
      x1,
      c: addPolynomials(
        a,
        b.map((value) => -value),
      ),
    })),
  );
}
