import type { Diagram, DiagramPoint } from '../diagrams/diagram.ts';
import { localExtremes } from '../diagrams/localExtremes.ts';
import { evaluate } from '../linalg/polynomial.ts';
import type { BeamPart } from './beamParts.ts';
import { findSeat } from './seat.ts';
import { seatSegments } from './sources.ts';

/**
 * Finds the greatest absolute deflection of a part of a beam from the line between its supports. The chord is
 * subtracted from the polynomials of the diagram; extremes are the roots of their derivatives. Exact up to rounding.
 *
 * @example findOwnDeflection(sunkenEverywhereBy10mm, span) // { x: 0, value: 0 }
 */
export function findOwnDeflection(deflection: Diagram, part: BeamPart): DiagramPoint {
  const segments = seatSegments(deflection.segments, part, findSeat(deflection, part));
  const ends = segments.flatMap(({ x0, x1, c }) => [
    { x: x0, value: c[0] ?? 0 },
    { x: x1, value: evaluate(c, x1 - x0) },
  ]);
  return [...ends, ...localExtremes({ ...deflection, segments })].reduce(
    (most, point) => (Math.abs(point.value) > Math.abs(most.value) ? point : most),
    { x: part.x0, value: 0 },
  );
}
