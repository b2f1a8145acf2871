import { addPolynomials } from '../../linalg/addPolynomials.ts';
import type { PlaneResults } from '../results/planeResults.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import { toDiagram } from '../../diagrams/toDiagram.ts';

/**
 * Computes the part of a deflection that bending alone causes: v less its shear part; m or in, positive upwards.
 *
 * Returns null if shear strains are neglected, because then the whole deflection is caused by bending.
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
