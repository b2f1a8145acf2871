import type { Segments } from '../../../sizing/sources.ts';
import { toDiagram } from '../../../diagrams/toDiagram.ts';
import { SAME_SHAPE } from '../../../linalg/tolerance.ts';
import { polynomialAt, valuesAround } from '../piecewise.ts';

/** Number of places at which a diagram is compared with the shapes of the table. */
const PLACES = 40;

/**
 * Computes Cm of EN 1993-1-1 table B.3 for the moments along a member, from its end moments and its middle moment, for
 * linear diagrams and those of a uniform load or a force in the middle; for both together the greater value counts.
 * Returns 1 for any other diagram, the greatest value of the table.
 *
 * Printings of the table differ in the sign of 0.90 ± 0.10·αh·(1 + 2ψ), for a force in the middle with end moments of
 * opposite signs; the greater value is used.
 */
export function findShapeFactor(M: Segments): number {
  const [x0, x1] = [M[0]?.x0 ?? 0, M.at(-1)?.x1 ?? 0];
  const [start, end] = [valuesAround(M, x0).at(-1) ?? 0, polynomialAt(M, x1)];
  const middle = polynomialAt(M, (x0 + x1) / 2);
  const { min, max } = toDiagram(M);
  const most = Math.max(-min.value, max.value);
  if (most === 0) return 1;
  const bulge = (t: number): number => polynomialAt(M, x0 + t * (x1 - x0)) - (start + (end - start) * t);
  // The contribution of a uniform load, 4t(1 - t), and that of a force in the middle, 1 - |2t - 1|.
  const even = 4 * bulge(0.25) - 2 * bulge(0.5);
  const single = bulge(0.5) - even;
  const isLike = (a: number, b: number): boolean =>
    Array.from({ length: PLACES + 1 }, (_, k) => k / PLACES).every(
      (t) => Math.abs(bulge(t) - a * 4 * t * (1 - t) - b * (1 - Math.abs(2 * t - 1))) <= SAME_SHAPE * most,
    );
  const [largest, other] = Math.abs(start) >= Math.abs(end) ? [start, end] : [end, start];
  const ends: Ends = { largest, middle, psi: largest === 0 ? 1 : other / largest };
  if (isLike(0, 0)) return Math.max(0.4, 0.6 + 0.4 * ends.psi);
  if (isLike(even, 0)) return evenLoad(ends);
  if (isLike(0, single)) return singleForce(ends);
  return even * single > 0 && isLike(even, single) ? Math.max(evenLoad(ends), singleForce(ends)) : 1;
}

interface Ends {
  /** Mh, the larger of both end moments, and Ms, the middle one. */
  readonly largest: number;
  readonly middle: number;
  readonly psi: number;
}

function evenLoad({ largest, middle, psi }: Ends): number {
  if (Math.abs(middle) <= Math.abs(largest)) {
    const alpha = middle / largest;
    if (alpha >= 0) return Math.max(0.4, 0.2 + 0.8 * alpha);
    return Math.max(0.4, 0.1 * (psi >= 0 ? 1 : 1 - psi) - 0.8 * alpha);
  }
  const alpha = largest / middle;
  return alpha < 0 && psi < 0 ? 0.95 + 0.05 * alpha * (1 + 2 * psi) : 0.95 + 0.05 * alpha;
}

function singleForce({ largest, middle, psi }: Ends): number {
  if (Math.abs(middle) <= Math.abs(largest)) {
    const alpha = middle / largest;
    if (alpha >= 0) return Math.max(0.4, 0.2 + 0.8 * alpha);
    return Math.max(0.4, (psi >= 0 ? 0 : -0.2 * psi) - 0.8 * alpha);
  }
  const alpha = largest / middle;
  return alpha < 0 && psi < 0 ? 0.9 + Math.abs(0.1 * alpha * (1 + 2 * psi)) : 0.9 + 0.1 * alpha;
}
