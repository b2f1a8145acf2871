import { toDiagram } from '../../../diagrams/toDiagram.ts';
import type { FreeStretch } from '../lateralBuckling.ts';
import { valuesAround } from '../piecewise.ts';

/**
 * The factor for loads above the shear centre, at the height of a flange: T. A. Helwig, K. H. Frank and J. A. Yura,
 * Lateral-Torsional Buckling of Singly Symmetric I-Beams, Journal of Structural Engineering 123 (9), 1997. AISC 360
 * assumes loads at the shear centre.
 */
const ABOVE = 1 / 1.4;

/**
 * Computes Cb of AISC 360-22 (F1-1) with the moments at the quarter points of a stretch. It is reduced if loads between
 * its ends act off the shear centre in a way that promotes buckling.
 */
export function findMomentFactor({ x0, x1, M, line, points, momentOf }: FreeStretch): number {
  const { min, max } = toDiagram(M);
  const most = Math.max(-min.value, max.value);
  const at = (part: number): number =>
    Math.max(...valuesAround(M, x0 + part * (x1 - x0)).map((value) => Math.abs(value)));
  const Cb = (12.5 * most) / (2.5 * most + 3 * at(0.25) + 4 * at(0.5) + 3 * at(0.75));
  const isAbove =
    points.some(({ x, moment }) => x > x0 && x < x1 && moment > 0) ||
    line.some(({ c, x0: from, x1: to }) => {
      const pressed = toDiagram([{ x0: from, x1: to, c }]);
      return momentOf(pressed.max.value) > 0 || momentOf(pressed.min.value) > 0;
    });
  return isAbove ? ABOVE * Cb : Cb;
}
