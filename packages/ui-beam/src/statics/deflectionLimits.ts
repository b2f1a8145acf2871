import type { BeamCase, Diagram } from '@eecs/solver-core';
import { type BeamPart, allowedDeflection, findSeat, listParts } from '@eecs/solver-core/sizing';

/**
 * The permitted deflection of a part, in one direction: `value` at its left end, `end` at its right one if its supports
 * move.
 */
export interface DeflectionLimit extends Pick<BeamPart, 'x0' | 'x1'> {
  readonly value: number;
  readonly end?: number;
}

type Spans = Pick<BeamCase, 'supports' | 'L'>;

/**
 * Lists the permitted deflections of each part of a beam, up and down: its length divided by `limit`, from the line
 * between its supports as displaced by `deflection`; empty for a limit of 0.
 *
 * @example listDeflectionLimits({ supports: [], L: 6 }, 300) // over [0, 6] 0.02 and -0.02
 */
export function listDeflectionLimits(
  beam: Spans,
  limit: number,
  deflection?: Diagram,
): readonly DeflectionLimit[] {
  if (limit === 0) return [];
  return listParts(beam).flatMap((part) => {
    const { x0, x1 } = part;
    const seat = deflection && findSeat(deflection, part);
    const allowed = allowedDeflection(part, { span: limit, cantilever: limit }, 0);
    if (allowed === null) return [];
    return [allowed, -allowed].map((value) =>
      seat ? { x0, x1, value: seat.left + value, end: seat.right + value } : { x0, x1, value },
    );
  });
}
