import type { MemberLimits } from '../../model/common/document.ts';
import { evaluate } from '../../linalg/polynomial.ts';
import { NO_FREE_STRETCH, NO_PUSH } from '../../linalg/tolerance.ts';
import { type Segments, clipSegments } from '../../sizing/sources.ts';
import type { MemberForces, MemberRange } from './memberRange.ts';
import type { FreeStretch } from './lateralBuckling.ts';
import { derive } from './piecewise.ts';

interface Held {
  readonly ranges: readonly MemberRange[];
  /** Places that restrain the beam against lateral displacement and twist, ascending; mm. */
  readonly held: readonly number[];
  readonly supports: readonly number[];
  readonly limits: Pick<MemberLimits, 'loadHeight' | 'topFlange'>;
}

/** Divides a beam at its restrained places, and lists the loads on each stretch that act off its axis. */
export function findStretches(
  { N, Q, M }: MemberForces,
  { ranges, held, supports, limits }: Held,
): FreeStretch[] {
  const [start, end] = [M[0]!.x0, M.at(-1)!.x1];
  // Places closer than this count as one, because nothing buckles between them.
  const least = NO_FREE_STRETCH * (end - start);
  const inner = held.filter(
    (x, k) => x > start + least && x < end - least && !(x - (held[k - 1] ?? -Infinity) <= least),
  );
  const places = [start, ...inner, end];
  const isHeldAt = (x: number): boolean => held.some((one) => Math.abs(one - x) <= least);
  const downwards = derive(Q).map((piece) => ({ ...piece, c: piece.c.map((one) => -one) }));
  const jumps = listJumps(Q);
  return places.slice(1).map((x1, k): FreeStretch => {
    const x0 = places[k]!;
    const height =
      Math.max(...ranges.filter((range) => range.x1 > x0 && range.x0 < x1).map(({ section }) => section.h)) /
      2;
    const momentOf = createMoment(height, limits.loadHeight);
    return {
      x0,
      x1,
      isHeld: [isHeldAt(x0), isHeldAt(x1)],
      isHeldAbove: limits.topFlange === 'continuous',
      M: clipSegments(M, { x0, x1 }),
      N: clipSegments(N, { x0, x1 }),
      line: clipSegments(downwards, { x0, x1 }),
      momentOf,
      points: jumps
        .filter(({ x }) => x >= x0 && x <= x1)
        // A reaction acts at the flange against which it presses if that promotes buckling.
        .map(({ x, force }) => ({
          x,
          moment: supports.includes(x) ? Math.abs(force) * height : momentOf(force),
        })),
    };
  });
}

/**
 * Returns a function that computes the moment of a downward force about the axis, above zero if it promotes buckling.
 */
function createMoment(height: number, place: MemberLimits['loadHeight']): (force: number) => number {
  if (place === 'centre') return () => 0;
  if (place === 'top') return (force) => force * height;
  if (place === 'bottom') return (force) => -force * height;
  return (force) => Math.abs(force) * height;
}

/** Lists the downward forces at which the shear force jumps; beyond both ends the shear force is zero. */
function listJumps(Q: Segments): { readonly x: number; readonly force: number }[] {
  const values = Q.map(({ x0, x1, c }) => ({ x0, x1, left: evaluate(c, 0), right: evaluate(c, x1 - x0) }));
  const most = values.reduce((size, { left, right }) => Math.max(size, Math.abs(left), Math.abs(right)), 0);
  const jumps = values.map(({ x0, left }, k) => ({ x: x0, force: (values[k - 1]?.right ?? 0) - left }));
  const last = values.at(-1);
  return [...jumps, ...(last ? [{ x: last.x1, force: last.right }] : [])].filter(
    ({ force }) => Math.abs(force) > NO_PUSH * most,
  );
}
