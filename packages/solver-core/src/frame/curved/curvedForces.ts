import { evaluate } from '../../linalg/polynomial.ts';
import {
  combineSeries,
  constantSeries,
  integrateSeries,
  multiplySeries,
  type Series,
} from '../../member/curve/series.ts';
import type { CurvedStretch } from './curvedStretches.ts';

/** Forces at a section: along the chord, across it, and the moment, with the signs of a beam. */
export interface ChordForces {
  readonly H: number;
  readonly V: number;
  readonly M: number;
}

/** Forces along a stretch: those of the axis and the moment. */
export interface ForceSeries {
  readonly N: Series;
  readonly Q: Series;
  readonly M: Series;
}

/**
 * Computes the forces along a curved member from those at its start, by statics: the component along the chord falls by
 * loads along it, the one across rises by loads across, and the moment grows by the shear force.
 */
export function followForces(
  stretches: readonly CurvedStretch[],
  start: ChordForces,
): { readonly each: readonly ForceSeries[]; readonly end: ChordForces } {
  let { H, V, M } = start;
  const each = stretches.map(({ s0, s1, axis: { cos, sin }, qx, qy, before }): ForceSeries => {
    H -= before.fx;
    V += before.fy;
    M -= before.m;
    const along = qx
      ? combineSeries([constantSeries(H), 1], [integrateSeries(qx, 0), -1])
      : constantSeries(H);
    const across = qy ? integrateSeries(qy, V) : constantSeries(V);
    const Q = combineSeries([multiplySeries(along, sin), 1], [multiplySeries(across, cos), 1]);
    const N = combineSeries([multiplySeries(along, cos), 1], [multiplySeries(across, sin), -1]);
    const moment = integrateSeries(Q, M);
    const h = s1 - s0;
    H = evaluate(along, h);
    V = evaluate(across, h);
    M = evaluate(moment, h);
    return { N, Q, M: moment };
  });
  return { each, end: { H, V, M } };
}

/**
 * Computes the forces at the start of a curved member on a pin at joint i and on a roller along the chord at joint j:
 * its loads between the ends cause them.
 */
export function simplySupported(stretches: readonly CurvedStretch[], length: number): ChordForces {
  const { end } = followForces(stretches, { H: 0, V: 0, M: 0 });
  return { H: 0 - end.H, V: 0 - end.M / length, M: 0 };
}
