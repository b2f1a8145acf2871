import type { DiagramSegment } from '../../diagrams/diagram.ts';
import { shifted } from '../../linalg/polynomialProduct.ts';
import { NO_STRETCH } from '../../linalg/tolerance.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import type { ImposedStrain, LineBed, ModelMember } from '../assembly/frameModel.ts';

/** Forces just before a stretch, or after the last one of a member, along and across it. */
export interface PointOnMember {
  readonly fx: number;
  readonly fy: number;
  readonly m: number;
}

/**
 * A part of a member along which loads, bed and axial force are each a single polynomial in the distance from its
 * start.
 */
export interface Stretch {
  readonly x: number;
  readonly end: number;
  readonly length: number;
  readonly qx: readonly number[];
  readonly qy: readonly number[];
  readonly bedX: readonly number[];
  readonly bedY: readonly number[];
  /** The axial force that acts on the deflection; empty in the first order. */
  readonly N: readonly number[];
  /** Slope of the unloaded member: its camber. */
  readonly bow: readonly number[];
  readonly before: PointOnMember;
}

/**
 * A part of a member that is so short that it does not buckle between clamps and its fields are series of few terms.
 * Its ends are nodes of the equations; loads within it create no nodes.
 */
export interface MemberPiece {
  readonly member: number;
  readonly x: number;
  readonly length: number;
  readonly stretches: readonly Stretch[];
  /** Forces at the very end of the member; zero in other pieces. */
  readonly after: PointOnMember;
}

/** Everything that acts along a member. */
export interface MemberFieldsOf {
  readonly actions: SetActions;
  readonly strain: ImposedStrain | null;
  /** The axial force that acts on the deflection; null in the first order. */
  readonly N: readonly DiagramSegment[] | null;
}

/** A member that needs more pieces is not solved. */
const MOST_PIECES = 2048;

/**
 * Upper bounds of N·h²/EI and of k·h⁴/EI of a piece (across) and of k·h²/EA (along): a clamped piece buckles only at
 * -4π², and with these bounds the series have all digits of a double.
 */
const BOUND = { pull: 4, across: 100, along: 4 } as const;

/** Divides a member into pieces; returns null if it is so slender that it needs too many. */
export function cutMember(
  member: ModelMember,
  index: number,
  { actions: { points, spreads }, N }: MemberFieldsOf,
): MemberPiece[] | null {
  const { length, EI, EA, bed, camber } = member;
  const parts = countParts(member, N);
  if (!(parts <= MOST_PIECES)) return null;
  const borders = Array.from({ length: parts + 1 }, (_, k) => (k === parts ? length : (length * k) / parts));
  const places = [
    ...new Set([
      ...borders,
      ...points.map(({ x }) => x),
      ...spreads.flatMap(({ x0, x1 }) => [x0, x1]),
      ...(N ?? []).flatMap(({ x0, x1 }) => [x0, x1]),
    ]),
  ]
    .filter((x) => x >= 0 && x <= length)
    .sort((a, b) => a - b)
    .filter((x, k, all) => k === 0 || x - all[k - 1]! > NO_STRETCH * length || borders.includes(x));
  const stretches = places.slice(1).map((end, k): Stretch => {
    const x = places[k]!;
    const isNext = (place: number): boolean =>
      place < length && (k === 0 ? place <= x : place > places[k - 1]! && place <= x);
    return {
      x,
      end,
      length: end - x,
      qx: sumLoads(spreads, { x, end }, 'px'),
      qy: sumLoads(spreads, { x, end }, 'py'),
      bedX: bed === null ? [] : bedFrom(bed.x, x, length),
      bedY: bed === null ? [] : bedFrom(bed.y, x, length),
      N: N === null ? [] : polynomialFrom(N, x, end),
      bow: N === null || camber === 0 ? [] : bowFrom(camber, x, length),
      before: sumPoints(points.filter((one) => isNext(one.x))),
    };
  });
  const atEnd = sumPoints(points.filter(({ x }) => x >= length));
  return borders.slice(1).map((end, k): MemberPiece => {
    const x = borders[k]!;
    return {
      member: index,
      x,
      length: end - x,
      stretches: stretches.filter((one) => one.x >= x && one.x < end),
      after: k === parts - 1 ? atEnd : NOTHING,
    };
  });

  function countParts(of: ModelMember, pull: readonly DiagramSegment[] | null): number {
    const n = (greatestOf(pull ?? []) * length ** 2) / EI;
    const [across, along] = of.bed === null ? [0, 0] : [Math.max(...of.bed.y), Math.max(...of.bed.x)];
    const least = Math.max(
      1,
      Math.sqrt(n / BOUND.pull),
      ((across * length ** 4) / EI / BOUND.across) ** 0.25,
      Math.sqrt((along * length ** 2) / EA / BOUND.along),
    );
    // The number is a power of two, so that the boundaries in one step of the second order are also boundaries in the
    // next and do not accumulate.
    return 2 ** Math.ceil(Math.log2(least));
  }
}

const NOTHING: PointOnMember = { fx: 0, fy: 0, m: 0 };

function greatestOf(segments: readonly DiagramSegment[]): number {
  return segments.reduce(
    (most, { x0, x1, c }) =>
      Math.max(
        most,
        c.reduceRight((sum, value) => sum * (x1 - x0) + Math.abs(value), 0),
      ),
    0,
  );
}

function sumPoints(points: readonly PointOnMember[]): PointOnMember {
  return points.reduce((sum, { fx, fy, m }) => ({ fx: sum.fx + fx, fy: sum.fy + fy, m: sum.m + m }), NOTHING);
}

function sumLoads(
  spreads: SetActions['spreads'],
  { x, end }: { readonly x: number; readonly end: number },
  part: 'px' | 'py',
): number[] {
  const middle = (x + end) / 2;
  const sum = [0, 0, 0];
  for (const spread of spreads) {
    if (spread.x0 > middle || spread.x1 < middle) continue;
    const { q0, q1, q2 } = spread;
    shifted([q0, q1, q2], x - spread.x0).forEach((value, k) => {
      sum[k]! += spread[part] * value;
    });
  }
  return sum;
}

function bedFrom([k0, k1]: LineBed['x'], x: number, length: number): number[] {
  const rise = (k1 - k0) / length;
  return k0 === 0 && k1 === 0 ? [] : [k0 + rise * x, rise];
}

function bowFrom(camber: number, x: number, length: number): number[] {
  // The parabola 4·f·x·(l - x)/l².
  return [(4 * camber * (length - 2 * x)) / length ** 2, (-8 * camber) / length ** 2];
}

function polynomialFrom(segments: readonly DiagramSegment[], x: number, end: number): readonly number[] {
  const middle = (x + end) / 2;
  const found = segments.find(({ x0, x1 }) => x0 <= middle && middle <= x1);
  return found === undefined ? [] : shifted(found.c, x - found.x0);
}
