import { type Diagram, type DiagramPoint, evaluate, localExtremes, valueAt } from '@eecs/solver-core';
import type { BeamPart } from './beamSpans.ts';

/** How a part of a beam moved with its supports, as a straight line: its values at both ends. */
export interface Seat {
  readonly left: number;
  readonly right: number;
}

/** Relative to the greatest deflection; less is what rounding leaves of a support that stands still. */
const STILL = 1e-9;

/**
 * Finds the straight line between the supports of a part as they moved, by springs that give way or by settlements:
 * the chord of a span; of an overhang, what the support that it hangs from moved by. Null where they stand still.
 */
export function findSeat(deflection: Diagram, { x0, x1, isHeld }: BeamPart): Seat | null {
  const [left, right] = [valueAt(deflection, x0), valueAt(deflection, x1, 'left')];
  const seat = {
    left: isHeld[0] ? left : isHeld[1] ? right : 0,
    right: isHeld[1] ? right : isHeld[0] ? left : 0,
  };
  const { min, max } = deflection;
  const still = STILL * Math.max(Math.abs(min.value), Math.abs(max.value));
  return Math.abs(seat.left) <= still && Math.abs(seat.right) <= still ? null : seat;
}

/**
 * Finds the greatest deflection of a part of a beam from the line between its supports, of either sign: the polynomials
 * of the diagram less the chord, from the roots of their derivatives. Exact up to rounding.
 *
 * @example findOwnDeflection(sunkenEverywhereBy10mm, span) // { x: 0, value: 0 }
 */
export function findOwnDeflection(deflection: Diagram, part: BeamPart): DiagramPoint {
  const { x0: start, x1: end } = part;
  const seat = findSeat(deflection, part) ?? { left: 0, right: 0 };
  const slope = (seat.right - seat.left) / (end - start);
  const segments = deflection.segments
    .filter(({ x0, x1 }) => x0 < end && x1 > start)
    .map(({ x0, x1, c: [level = 0, rise = 0, ...bent] }) => ({
      x0,
      x1,
      c: [level - seat.left - slope * (x0 - start), rise - slope, ...bent],
    }));
  const ends = segments.flatMap(({ x0, x1, c }) => [
    { x: x0, value: c[0] ?? 0 },
    { x: x1, value: evaluate(c, x1 - x0) },
  ]);
  return [...ends, ...localExtremes({ ...deflection, segments })].reduce(
    (most, point) => (Math.abs(point.value) > Math.abs(most.value) ? point : most),
    { x: start, value: 0 },
  );
}
