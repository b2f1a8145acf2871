import { evaluate } from '../linalg/polynomial.ts';
import { LAST_RISE, LEVEL_START } from '../linalg/tolerance.ts';
import type { Forces } from './cutForces.ts';
import type { CutGreatest } from './cutGreatest.ts';
import type { TableArc } from './fibreTable.ts';
import type { Branch } from './theoryBranches.ts';

/** A place in an arc: the stresses caused by a unit of M and of Q, and their derivatives with respect to v. */
interface ArcPoint {
  v: number;
  bending: number;
  shear: number;
  bendingSlope: number;
  shearSlope: number;
}

/** Greatest number of steps towards a peak; each step roughly squares the remaining error. */
const MOST_STEPS = 12;
/**
 * Place near an end of an arc at which the slopes are evaluated, because the arc can be level at the end itself, where
 * its height is.
 */
const NEAR_END = 1 - LEVEL_START;
/** Places of each arc whose stresses are stored; they bracket the peak at first. */
const LOOKED = [-NEAR_END, -0.5, 0, 0.5, NEAR_END] as const;

/**
 * Prepares arcs for the search for peaks, which allocates no memory. A branch of a theory that rises inwards from both
 * ends of an arc has a peak between them, found from the cubic through values and slopes.
 *
 * `axial` is the normal stress caused by a unit of N; each peak found is recorded with `noteArc`.
 */
export function createClimb(
  arcs: readonly TableArc[],
  axial: number,
  noteArc: CutGreatest['noteArc'],
): (branch: Branch, a: number, forces: Forces) => void {
  const slopes = arcs.map(({ arc }) => ({ bending: derivative(arc.bending), shear: derivative(arc.shear) }));
  const looked = arcs.map((_, a) =>
    LOOKED.map((v) => {
      const point = createPoint();
      lookAt(a, v, point);
      return point;
    }),
  );

  /**
   * Value and slope of a branch in an arc, written by `follow` into an array, because numbers captured by a closure or
   * passed to a function would be allocated each time.
   */
  const met = new Float64Array(2);
  /** The search starts between the stored places. */
  const passed = createPoint();

  function lookAt(a: number, v: number, point: ArcPoint): void {
    const { arc } = arcs[a]!;
    point.v = v;
    point.bending = evaluate(arc.bending, v);
    point.shear = evaluate(arc.shear, v);
    point.bendingSlope = evaluate(slopes[a]!.bending, v);
    point.shearSlope = evaluate(slopes[a]!.shear, v);
  }

  function follow({ root, square, linear }: Branch, point: ArcPoint, { N, Q, M }: Forces): void {
    const sigma = N * axial + M * point.bending;
    const tau = Q * point.shear;
    const sigmaSlope = M * point.bendingSlope;
    const tauSlope = Q * point.shearSlope;
    const size = Math.sqrt(sigma * sigma + square * tau * tau);
    met[0] = root * size + linear * sigma;
    // A place without stress is a minimum; the branch increases on both sides.
    const growth =
      size > 0
        ? (sigma * sigmaSlope + square * tau * tauSlope) / size
        : -Math.sign(point.v) * Math.sqrt(sigmaSlope * sigmaSlope + square * tauSlope * tauSlope);
    met[1] = root * growth + linear * sigmaSlope;
  }

  function climb(branch: Branch, a: number, forces: Forces): void {
    const points = looked[a]!;
    const { theory } = branch;
    let from = 0;
    let to = points.length - 1;
    follow(branch, points[from]!, forces);
    let atLow = met[0]!;
    let lowSlope = met[1]!;
    if (!(lowSlope > 0)) return;
    follow(branch, points[to]!, forces);
    let atHigh = met[0]!;
    let highSlope = met[1]!;
    if (!(highSlope < 0)) return;
    let low = points[from]!.v;
    let high = points[to]!.v;
    for (let step = 0; step < MOST_STEPS; step++) {
      const width = high - low;
      let v: number;
      let point: ArcPoint;
      if (to - from > 1) {
        const middle = (from + to) / 2;
        point = points[middle]!;
        v = point.v;
      } else {
        // The peak of the cubic through both ends and their slopes.
        const bend = lowSlope + highSlope - (3 * (atHigh - atLow)) / width;
        const root = Math.sqrt(bend * bend - lowSlope * highSlope);
        v = high - (width * (root - highSlope + bend)) / (lowSlope - highSlope + 2 * root);
        // The peak is at an end, up to rounding.
        if (!(v > low && v < high))
          return noteArc(theory, a, atLow > atHigh ? low : high, Math.max(atLow, atHigh));
        lookAt(a, v, passed);
        point = passed;
      }
      follow(branch, point, forces);
      const value = met[0]!;
      const slope = met[1]!;
      noteArc(theory, a, v, value);
      // The rise that remains up to the vertex of a parabola with this slope.
      if (slope * slope * width <= LAST_RISE * value * (lowSlope - highSlope)) return;
      if (slope > 0) {
        if (to - from > 1) from = (from + to) / 2;
        low = v;
        atLow = value;
        lowSlope = slope;
      } else {
        if (to - from > 1) to = (from + to) / 2;
        high = v;
        atHigh = value;
        highSlope = slope;
      }
    }
  }

  return climb;
}

function derivative(c: readonly number[]): number[] {
  return c.slice(1).map((coefficient, i) => coefficient * (i + 1));
}

function createPoint(): ArcPoint {
  return { v: NaN, bending: NaN, shear: NaN, bendingSlope: NaN, shearSlope: NaN };
}
