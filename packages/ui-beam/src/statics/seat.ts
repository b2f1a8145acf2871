import { type Diagram, valueAt } from '@eecs/solver-core';
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
