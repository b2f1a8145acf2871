import { createArc } from './arcCurve.ts';
import { type CurveSeries, type CurveShape, type MemberCurve, mirrorCurve } from './memberCurve.ts';
import { createParabola } from './parabolaCurve.ts';

/**
 * The greatest rise of a curved member as a part of its chord: a higher arc lies twice above some places of the chord,
 * and no load on it would be placed uniquely.
 */
export const MOST_RISE = { arc: 1 / 2, parabola: 4 } as const;

/** The greatest shift of a parabola as a part of its chord, for the same reason. */
export const MOST_SHIFT = 1 / 4;

/**
 * Creates the axis of a curved member over a chord of `length`.
 *
 * @example createCurve(2, { kind: 'arc', rise: 1, shift: 0 }).length // π: a semicircle
 */
export function createCurve(length: number, { kind, rise, shift }: CurveShape): MemberCurve {
  const height = Math.abs(rise);
  const curve = kind === 'arc' ? createArc(length, height) : createParabola(length, height, shift);
  return remembering(rise < 0 ? mirrorCurve(curve) : curve);
}

/** Keeps the series of the places at which they were needed: those of the borders are needed for every load. */
function remembering(curve: MemberCurve): MemberCurve {
  const known = new Map<number, CurveSeries>();
  return {
    ...curve,
    seriesAt: (s) => {
      const found = known.get(s) ?? curve.seriesAt(s);
      if (known.size < MOST_REMEMBERED) known.set(s, found);
      return found;
    },
  };
}

const MOST_REMEMBERED = 256;
