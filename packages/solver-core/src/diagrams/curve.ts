import type { Point } from '../sections/outline.ts';

/** Samples on [x0, x1], ends included: x ascending, y of the same length. */
export interface CurveSegment {
  readonly x0: number;
  readonly x1: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** An extreme of a curve and its point in the section: coordinates from the centroid, mm or in. */
export interface CurvePoint {
  readonly x: number;
  readonly value: number;
  readonly at: Point;
}

/**
 * A function along the beam that is not polynomial. Linear interpolation between its samples is accurate to 1e-4 of its
 * largest value.
 */
export interface Curve {
  readonly segments: readonly CurveSegment[];
  readonly min: CurvePoint;
  readonly max: CurvePoint;
}
