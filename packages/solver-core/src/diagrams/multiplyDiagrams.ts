import { bound } from '../linalg/polynomial.ts';
import { integrateProduct } from '../linalg/polynomialProduct.ts';
import { EMPTY_AREA } from '../linalg/tolerance.ts';
import type { Diagram } from './diagram.ts';
import { overlapsOf } from './overlaps.ts';

/** The product of a diagram and a unit diagram over a stretch, as in A. K. Vereshchagin's rule. */
export interface DiagramProduct {
  readonly x0: number;
  readonly x1: number;
  /** Area of the first diagram. */
  readonly area: number;
  /** Null if the area vanishes compared with the diagram's ordinates, so that it has no centroid. */
  readonly centroid: number | null;
  /** The ordinate of the second diagram at the centroid; if that diagram is curved, `product` over `area`. */
  readonly ordinate: number | null;
  /** The integral of the product, exact. */
  readonly product: number;
}

/** Multiplies two diagrams along the same line, stretch by stretch; stretches where one of them is zero are left out. */
export function multiplyDiagrams(
  diagram: Pick<Diagram, 'segments'>,
  unit: Pick<Diagram, 'segments'>,
): DiagramProduct[] {
  return overlapsOf(diagram.segments, unit.segments).flatMap(({ x0, x1, a, b }): DiagramProduct[] => {
    const h = x1 - x0;
    if (bound(a, h) === 0 || bound(b, h) === 0) return [];
    const product = integrateProduct(a, b, h);
    const area = integrateProduct(a, ONE, h);
    const hasCentroid = Math.abs(area) > EMPTY_AREA * bound(a, h) * h;
    if (!hasCentroid) return [{ x0, x1, area, centroid: null, ordinate: null, product }];
    const distance = integrateProduct(a, ARM, h) / area;
    const ordinate = b.length > 2 ? product / area : b[0]! + (b[1] ?? 0) * distance;
    return [{ x0, x1, area, centroid: x0 + distance, ordinate, product }];
  });
}

const ONE = [1];
const ARM = [0, 1];
