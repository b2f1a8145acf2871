import { integrateProduct, shifted } from '../../linalg/polynomialProduct.ts';
import { HAND_PART_END } from '../../linalg/tolerance.ts';
import type { PlaneResults } from '../results/planeResults.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import type { Mohr, MohrSegment } from './mohr.ts';

/** A stretch of Vereshchagin's rule on which the diagram has one sign, so that its centroid lies within it. */
export interface MohrStretch extends MohrSegment {
  readonly centroid: number;
  readonly ordinate: number;
}

/**
 * Splits the stretches of a Mohr integral where the diagram passes through zero, as in a textbook: on each stretch the
 * area of the diagram times the unit ordinate at its centroid, divided by the stiffness, is the product, and no parts
 * of an area cancel.
 *
 * `segments` are those of one case set, `unit` the diagrams of the unit load, `set` the results of the case set, all in
 * the units of the same results. Signs are those of the diagrams. Stretches on which the diagram is zero are left out.
 * Exact up to rounding. Source: THEORY.md, "Mohr's integral".
 *
 * @example
 * // A cantilever of 6 m with 5 kN down at its end, and the unit force there: M = -P(L - x), m = L - x.
 * splitStretches({ segments: mohr.cases[0].segments, unit: mohr.unit, set }); // area -PL²/2 = -90000, centroid 2, ordinate 4
 */
export function splitStretches({
  segments,
  unit,
  set,
}: {
  readonly segments: readonly MohrSegment[];
  readonly unit: Mohr['unit'];
  readonly set: Pick<PlaneResults, 'N' | 'Q' | 'M'>;
}): readonly MohrStretch[] {
  const pieces = {
    N: overlapsOf(set.N.segments, unit.N.segments),
    Q: overlapsOf(set.Q.segments, unit.Q.segments),
    M: overlapsOf(set.M.segments, unit.M.segments),
  };
  return segments.flatMap((segment): MohrStretch[] => {
    const { force, x0, x1, stiffness } = segment;
    const piece = pieces[force].findLast((one) => one.x0 <= x0);
    if (piece === undefined) return [];
    const least = HAND_PART_END * (x1 - x0);
    const zeros = set[force].zeros.filter((x) => x - x0 > least && x1 - x > least);
    const ends = [x0, ...zeros, x1];
    return ends.slice(1).flatMap((end, at): MohrStretch[] => {
      const start = ends[at]!;
      const h = end - start;
      const a = shifted(piece.a, start - piece.x0);
      const area = integrateProduct(a, ONE, h);
      if (area === 0) return [];
      const product = integrateProduct(a, shifted(piece.b, start - piece.x0), h);
      const centroid = start + integrateProduct(a, ARM, h) / area;
      return [
        {
          ...segment,
          x0: start,
          x1: end,
          area,
          centroid,
          ordinate: product / area,
          value: product / stiffness,
        },
      ];
    });
  });
}

const ONE = [1];
const ARM = [0, 1];
