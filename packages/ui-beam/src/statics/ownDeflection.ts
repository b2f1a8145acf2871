import { type Diagram, type DiagramPoint, evaluate, localExtremes } from '@eecs/solver-core';
import type { BeamPart } from './beamSpans.ts';
import { findSeat } from './seat.ts';

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
