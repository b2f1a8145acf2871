import type { Diagram } from '../diagrams/diagram.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { BeamPart } from './beamParts.ts';
import { STANDS_STILL } from '../linalg/tolerance.ts';

/** The displacement of a part of a beam with its supports, a straight line given by its values at both ends. */
export interface Seat {
  readonly left: number;
  readonly right: number;
}

/**
 * Finds the straight line between the displaced supports of a part, which are displaced by springs or settlements: for
 * a span its chord, for an overhang the displacement of its support. Returns null if the supports are not displaced.
 */
export function findSeat(deflection: Diagram, part: BeamPart): Seat | null {
  const seat = chordOf(deflection, part);
  const { min, max } = deflection;
  const still = STANDS_STILL * Math.max(Math.abs(min.value), Math.abs(max.value));
  return Math.abs(seat.left) <= still && Math.abs(seat.right) <= still ? null : seat;
}

/** Returns the straight line between the supports of a part, even if they are displaced only by rounding. */
export function chordOf(deflection: Pick<Diagram, 'segments'>, { x0, x1, isHeld }: BeamPart): Seat {
  const [left, right] = [valueAt(deflection, x0), valueAt(deflection, x1, 'left')];
  return {
    left: isHeld[0] ? left : isHeld[1] ? right : 0,
    right: isHeld[1] ? right : isHeld[0] ? left : 0,
  };
}
