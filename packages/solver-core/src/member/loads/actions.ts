import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { firstIndex } from '../../linalg/firstIndex.ts';

/** A concentrated action: forces along +x and +y, moment counter-clockwise. */
export interface PointAction {
  readonly x: number;
  readonly fx: number;
  readonly fy: number;
  readonly m: number;
}

/**
 * A distributed action: with t = x - x0 and q = q0 + q1·t + q2·t², its components are px·q(t) along +x and py·q(t)
 * along +y.
 */
export interface SpreadAction {
  readonly x0: number;
  readonly x1: number;
  readonly px: number;
  readonly py: number;
  readonly q0: number;
  readonly q1: number;
  readonly q2: number;
}

/** An imposed displacement of one support. */
export interface Settlement {
  readonly support: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Everything that acts in one case set. */
export interface SetActions {
  readonly points: readonly PointAction[];
  readonly spreads: readonly SpreadAction[];
  /** Ascending by the index of the support. */
  readonly settlements: readonly Settlement[];
}

/** Returns the displacement that the actions impose on a support in a direction. */
export function imposedDisplacement(
  { settlements }: SetActions,
  support: number,
  direction: 'x' | 'y' | 'r',
): number {
  const found = settlements[firstIndex(0, settlements.length, (i) => settlements[i]!.support >= support)];
  return found?.support === support ? found[direction] : 0;
}

/**
 * Makes the action of a load with ordinates at start, middle and end of its range, multiplied by `scale`, in the
 * direction `alphaDeg`, degrees counter-clockwise from +x.
 */
export function spreadAction(of: {
  load: { readonly x: readonly [number, number]; readonly y: readonly [number, number, number] };
  scale: number;
  alphaDeg: number;
}): SpreadAction {
  const [x0, x1] = of.load.x;
  const [y0, y1, y2] = of.load.y;
  const length = x1 - x0;
  return {
    x0,
    x1,
    px: of.scale * cosDeg(of.alphaDeg),
    py: of.scale * sinDeg(of.alphaDeg),
    q0: y0,
    q1: (4 * y1 - 3 * y0 - y2) / length,
    q2: (2 * (y0 - 2 * y1 + y2)) / (length * length),
  };
}
