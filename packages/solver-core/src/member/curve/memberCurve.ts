import type { Series } from './series.ts';

/**
 * The axis of a curved member as a function of the distance `s` along it, in the axes of its chord: x from joint i to
 * joint j, y 90 degrees counter-clockwise from it. Lengths in the unit of the chord.
 */
export interface MemberCurve {
  /** Length of the axis. */
  readonly length: number;
  /**
   * Ends of the parts, ascending from 0 to the length: from any place within a part to its end the series have all
   * digits of a double.
   */
  readonly borders: readonly number[];
  /** Returns the distance along the axis to the place above or below `x` of the chord. */
  readonly alongAt: (x: number) => number;
  /** Returns a place of the axis. */
  readonly placeAt: (s: number) => CurvePlace;
  /** Returns the power series of place and direction in the distance from `s`. */
  readonly seriesAt: (s: number) => CurveSeries;
  /** Returns where between its ends the axis is parallel to a direction; null if nowhere. */
  readonly parallelTo: (dx: number, dy: number) => number | null;
}

/** A place of a curved axis, and the direction of its tangent towards joint j. */
export interface CurvePlace {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
}

/** Place and direction along a part of a curved axis. */
export interface CurveSeries {
  readonly x: Series;
  readonly y: Series;
  readonly cos: Series;
  readonly sin: Series;
}

/** The shape of a curved member. */
export interface CurveShape {
  readonly kind: 'arc' | 'parabola';
  /** Height of the middle of the axis above the chord, positive towards +y; not zero. */
  readonly rise: number;
  /** Distance by which the middle of a parabola lies towards joint j; 0 if its axis is perpendicular to the chord. */
  readonly shift: number;
}

/** Returns the curve mirrored in its chord. */
export function mirrorCurve(curve: MemberCurve): MemberCurve {
  const negated = (c: Series): number[] => c.map((value) => 0 - value);
  return {
    ...curve,
    placeAt: (s) => {
      const { x, y, cos, sin } = curve.placeAt(s);
      return { x, y: 0 - y, cos, sin: 0 - sin };
    },
    seriesAt: (s) => {
      const { x, y, cos, sin } = curve.seriesAt(s);
      return { x, y: negated(y), cos, sin: negated(sin) };
    },
    parallelTo: (dx, dy) => curve.parallelTo(dx, 0 - dy),
  };
}
