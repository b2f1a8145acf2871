import type { BeamCase } from '@eecs/solver-core';

/** A span or an overhang, in the document's unit of length. */
export interface BeamPart {
  readonly x0: number;
  readonly x1: number;
}

/** What a part may deflect by, to one side. */
export interface DeflectionLimit extends BeamPart {
  readonly value: number;
}

type Spans = Pick<BeamCase, 'supports' | 'L'>;

/** Lists the spans and overhangs of a beam from left to right: hinges divide none. */
export function listParts({ supports, L }: Spans): readonly BeamPart[] {
  const bearings = supports.filter(({ className }) => className !== 'hinge').map(({ x }) => x);
  const ends = [...new Set([0, ...bearings, L])].toSorted((a, b) => a - b);
  return ends.slice(1).map((x1, at) => ({ x0: ends[at] ?? 0, x1 }));
}

/**
 * Lists what each part of a beam may deflect by, up and down: its length divided by `limit`; nothing for a limit of 0.
 *
 * @example listDeflectionLimits({ supports: [], L: 6 }, 300) // over [0, 6] 0.02 and -0.02
 */
export function listDeflectionLimits(beam: Spans, limit: number): readonly DeflectionLimit[] {
  if (limit === 0) return [];
  return listParts(beam).flatMap(({ x0, x1 }) => {
    const value = (x1 - x0) / limit;
    return [
      { x0, x1, value },
      { x0, x1, value: -value },
    ];
  });
}

/**
 * Finds how much of the limit the deflection uses where it uses most of it; points
 * are those of a diagram's extremes and ends.
 */
export function findUtilisation(
  beam: Spans,
  {
    limit,
    points,
  }: { readonly limit: number; readonly points: readonly { readonly x: number; readonly value: number }[] },
): number {
  const parts = listParts(beam);
  const uses = points.map(({ x, value }) => {
    const own = parts.filter(({ x0, x1 }) => x0 <= x && x <= x1).map(({ x0, x1 }) => x1 - x0);
    return (Math.abs(value) * limit) / Math.min(...own);
  });
  return Math.max(0, ...uses);
}
