import type { Diagram } from '../diagrams/diagram.ts';
import { SAME_PLACE } from '../linalg/tolerance.ts';
import { scaleLine, sumWays } from './line.ts';
import { type TrainStand, standTrain } from './standTrain.ts';
import type { Train } from './train.ts';

/** A part of a beam without an inner support, with the influence lines of Q and M just right of its left end. */
export interface Bay {
  readonly x0: number;
  readonly x1: number;
  readonly Q: Pick<Diagram, 'segments'>;
  readonly M: Pick<Diagram, 'segments'>;
  /** The part of the unit force across the bay, against its left side: less than 1 in an inclined bay. @default 1 */
  readonly across?: number;
}

/** The section with the greatest or least bending moment, and the position of the train for it. */
export interface AnywhereStand extends TrainStand {
  readonly x: number;
}

/** Number of intervals between tried sections in each bay, before the search narrows a peak. */
const TRIED = 32;
/** A peak among the tried sections is followed if it is at least this fraction of the greatest one. */
const WORTH = 0.9;
/** The fraction of the range that each step of the search excludes. */
const SHARE = 0.45;

/**
 * Finds the greatest, or the least, bending moment that a train causes anywhere, with the section and the position of
 * the train.
 *
 * At each section the position is exact (`standTrain`). 33 sections of each bay are tried, and each peak among them is
 * narrowed to 1e-10 of the bay. A peak that lies entirely between two tried sections is missed; its height above them
 * is at most the shear force there times a sixty-fourth of the bay.
 *
 * `bays` from left to right; at least one. The influence line of M at each section follows from those of its bay by
 * equilibrium, so nothing is solved again.
 *
 * @example For two wheels P that stand a apart on a simple span L: P (L - a/2)² / (2 L), at L/2 - a/4
 */
export function standAnywhere(bays: readonly Bay[], train: Train, kind: 'max' | 'min'): AnywhereStand {
  const sign = kind === 'max' ? 1 : -1;
  const standAt = (bay: Bay, x: number): AnywhereStand => ({
    x,
    ...standTrain(createMomentLine(bay, x), train, kind),
  });
  const size = ({ value }: AnywhereStand) => sign * value;
  const better = (a: AnywhereStand, b: AnywhereStand) => (size(b) > size(a) ? b : a);
  const tried = bays.map((bay) =>
    Array.from({ length: TRIED + 1 }, (_, k) =>
      standAt(bay, k === TRIED ? bay.x1 : bay.x0 + (k / TRIED) * (bay.x1 - bay.x0)),
    ),
  );
  let best = tried.flat().reduce(better);
  const least = WORTH * size(best);
  bays.forEach((bay, at) => {
    tried[at]!.forEach((stand, k, all) => {
      const [before, after] = [all[k - 1] ?? stand, all[k + 1] ?? stand];
      if (size(stand) < Math.max(least, size(before), size(after))) return;
      let [low, high] = [before.x, after.x];
      while (high - low > SAME_PLACE * (bay.x1 - bay.x0)) {
        const step = SHARE * (high - low);
        const [left, right] = [standAt(bay, low + step), standAt(bay, high - step)];
        if (size(left) < size(right)) low = left.x;
        else high = right.x;
        best = better(best, better(left, right));
      }
    });
  });
  return best;
}

/**
 * Creates the influence line of M at a section of a bay: M(x) = M₀ + Q₀ (x - x₀), less (x - ξ) times the part across
 * the bay of a unit force at ξ between the two.
 */
export function createMomentLine({ x0, Q, M, across = 1 }: Bay, x: number): Pick<Diagram, 'segments'> {
  const [start, end] = [M.segments[0]!.x0, M.segments.at(-1)!.x1];
  const between = [
    { x0: start, x1: x0, c: [0] },
    { x0, x1: x, c: [across * (x0 - x), across] },
    { x0: x, x1: end, c: [0] },
  ].filter((one) => one.x1 > one.x0);
  const ways = [M.segments, scaleLine(Q.segments, x - x0), between];
  return sumWays(ways.map((segments) => ({ segments, before: 0, after: 0 })));
}
