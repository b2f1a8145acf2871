import { bound } from '../../linalg/polynomial.ts';
import type { SetActions } from './actions.ts';

/** Sums of the absolute values of all loads, to which rounding errors are relative. */
export interface LoadSizes {
  /** Forces along the beam. */
  readonly along: number;
  /** Forces across it. */
  readonly across: number;
  /** Moments. */
  readonly moment: number;
}

/** Computes the sizes of the loads of a set. */
export function loadSizes({ points, spreads }: SetActions): LoadSizes {
  let along = 0;
  let across = 0;
  let moment = 0;
  for (const { fx, fy, m } of points) {
    along += Math.abs(fx);
    across += Math.abs(fy);
    moment += Math.abs(m);
  }
  for (const { x0, x1, px, py, q0, q1, q2 } of spreads) {
    const h = x1 - x0;
    const total = bound([q0, q1, q2], h) * h;
    along += Math.abs(px) * total;
    across += Math.abs(py) * total;
  }
  return { along, across, moment };
}
