import type { Diagram } from '../diagrams/diagram.ts';
import { cutTogether } from '../diagrams/stretches.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import { curveOfMember } from '../frame/assembly/curveOfMember.ts';
import { memberDirection } from '../frame/assembly/memberDirection.ts';
import { addPolynomials } from '../linalg/addPolynomials.ts';
import { evaluate } from '../linalg/polynomial.ts';
import { multiplied } from '../linalg/polynomialProduct.ts';
import { NO_THRUST, PRESSURE_CHORD } from '../linalg/tolerance.ts';
import type { FrameCase } from '../model/frame/frameDocument.ts';

/** A point of the line of pressure, lengths in m or in. */
export interface PressurePoint {
  /** Distance of the section along the axis of its member, from joint i. */
  readonly s: number;
  readonly x: number;
  readonly y: number;
  /** Eccentricity: distance of the point from the axis, positive towards the local y axis of the member. */
  readonly e: number;
}

/** The line of pressure of a member. */
export interface MemberPressure {
  /** Polylines along the member; the line jumps between two that follow each other at a concentrated load. */
  readonly pieces: readonly (readonly PressurePoint[])[];
  /** Stretches without a line: the axial force is about 0, or the line is farther away than the extent of the frame. */
  readonly gaps: readonly { readonly x0: number; readonly x1: number }[];
}

/** The line of pressure of a frame in a case set. */
export interface PressureLine {
  /** One entry for each member. */
  readonly members: readonly MemberPressure[];
  /** The point of the line farthest from the axis; null without a line. Where there are gaps, the line goes on beyond. */
  readonly greatest: (PressurePoint & { readonly member: number }) | null;
}

/** The diagrams of a case set that determine the line of pressure. */
export interface PressureSet {
  readonly members: readonly { readonly N: Diagram; readonly Q: Diagram; readonly M: Diagram }[];
}

/**
 * Computes the line of pressure of a solved frame in a case set (also line of thrust, or of resistance): for each
 * section the point where the line of action of the resultant of N, Q and M cuts the normal to the axis.
 *
 * Q acts in the normal and N at the distance e from the axis, so e = -M / N, with the signs of the results: N positive
 * in tension, M positive where it stretches the side of -y, e positive towards the local y axis. The line is exact at
 * its points, its chords are within 1e-4 of the extent of the frame. Between a distributed load and the axis it differs
 * from the funicular polygon, which is measured along the direction of the loads. In the second order the line is drawn
 * from the axis before displacement.
 *
 * `document` is the document that was solved. Source: J. Heyman, The Stone Skeleton, 1995, chapter 2; S. P. Timoshenko
 * and D. H. Young, Theory of Structures, 1965, on three-hinged arches.
 *
 * @example computePressureLine(document, answer.sets[0]).greatest?.e // 0.42
 */
export function computePressureLine(document: FrameCase, { members }: PressureSet): PressureLine {
  const limits = { reach: extentOf(document), least: NO_THRUST * largestForce(members) };
  const lines = members.map(({ N, M }, member) =>
    followMember(placesOf(document, member), { segments: [N.segments, M.segments], limits }),
  );
  const all = lines.flatMap(({ pieces }, member) => pieces.flat().map((point) => ({ ...point, member })));
  const greatest = all.reduce<(typeof all)[number] | null>(
    (most, point) => (most === null || Math.abs(point.e) > Math.abs(most.e) ? point : most),
    null,
  );
  return { members: lines, greatest };
}

/** Lengths up to which the line is followed, and the least axial force that counts. */
interface Limits {
  readonly reach: number;
  readonly least: number;
}

type PlaceAt = (s: number, e: number) => PressurePoint;

/** Returns the function that places an eccentricity at a section of a member. */
function placesOf({ joints, members }: FrameCase, member: number): PlaceAt {
  const { i, j, shape } = members[member]!;
  const from = joints[i]!;
  const { length, cos, sin } = memberDirection(from, joints[j]!);
  const curve = curveOfMember(shape, length);
  return (s, e) => {
    const at = curve?.placeAt(s) ?? { x: s, y: 0, cos: 1, sin: 0 };
    const [along, across] = [at.x - at.sin * e, at.y + at.cos * e];
    return { s, e, x: from.x + cos * along - sin * across, y: from.y + sin * along + cos * across };
  };
}

interface MemberFields {
  /** The segments of N and of M. */
  readonly segments: readonly [Diagram['segments'], Diagram['segments']];
  readonly limits: Limits;
}

function followMember(placeAt: PlaceAt, { segments, limits }: MemberFields): MemberPressure {
  const pieces: PressurePoint[][] = [];
  const gaps: { x0: number; x1: number }[] = [];
  for (const { x0, x1, polynomials } of cutTogether(segments, 0)) {
    const [N, M] = polynomials as [readonly number[], readonly number[]];
    const cuts = [0, ...listCuts([N, M], x1 - x0, limits.reach), x1 - x0];
    cuts.slice(1).forEach((to, k) => {
      const from = cuts[k]!;
      const points = hasLine([evaluate(N, (from + to) / 2), evaluate(M, (from + to) / 2)], limits)
        ? followStretch({ N, M, from, to, limits }, (s, e) => placeAt(x0 + s, e))
        : [];
      if (points.length > 1) pieces.push(points);
      else gaps.push({ x0: x0 + from, x1: x0 + to });
    });
  }
  return { pieces: joinPieces(pieces, limits), gaps: joinGaps(gaps) };
}

function hasLine([N, M]: readonly [number, number], { reach, least }: Limits): boolean {
  return Math.abs(N) > least && Math.abs(M) <= reach * Math.abs(N);
}

/** Lists the places where the line goes out of reach or returns, where N is 0, and where the eccentricity turns. */
function listCuts(
  [N, M]: readonly [readonly number[], readonly number[]],
  length: number,
  reach: number,
): number[] {
  const times = (c: readonly number[], factor: number) => c.map((value) => value * factor);
  const turns = addPolynomials(multiplied(slopeOf(M), N), times(multiplied(M, slopeOf(N)), -1));
  const borders = [N, addPolynomials(M, times(N, reach)), addPolynomials(M, times(N, -reach)), turns];
  const zeros = borders.flatMap((c) => toDiagram([{ x0: 0, x1: length, c }]).zeros);
  return [...new Set(zeros)].filter((s) => s > 0 && s < length).sort((a, b) => a - b);
}

function slopeOf(c: readonly number[]): readonly number[] {
  return c.length < 2 ? [0] : c.slice(1).map((value, k) => value * (k + 1));
}

/** Parts of a stretch that are followed separately, so that the middle of a chord is no accidental crossing. */
const PARTS = 4;
/** A chord is halved at most so often. */
const HALVINGS = 8;

interface Followed {
  readonly N: readonly number[];
  readonly M: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly limits: Limits;
}

/** Follows the line over a stretch in which it exists; at its ends N may be 0, so these may be absent. */
function followStretch({ N, M, from, to, limits }: Followed, placeAt: PlaceAt): PressurePoint[] {
  const at = (s: number): PressurePoint[] => {
    const thrust = evaluate(N, s);
    return Math.abs(thrust) > limits.least ? [placeAt(s, 0 - evaluate(M, s) / thrust)] : [];
  };
  const within = PRESSURE_CHORD * limits.reach;
  const between = (
    a: PressurePoint | undefined,
    b: PressurePoint | undefined,
    sa: number,
    sb: number,
    left: number,
  ): PressurePoint[] => {
    const s = (sa + sb) / 2;
    const [middle] = at(s);
    if (left === 0 || middle === undefined) return [];
    const isStraight = a !== undefined && b !== undefined && distance(middle, a, b) <= within;
    if (isStraight) return [];
    return [...between(a, middle, sa, s, left - 1), middle, ...between(middle, b, s, sb, left - 1)];
  };
  const stops = Array.from({ length: PARTS + 1 }, (_, k) =>
    k === PARTS ? to : from + ((to - from) * k) / PARTS,
  );
  const ends = stops.map((s) => at(s)[0]);
  return ends.flatMap((end, k) => [
    ...(end === undefined ? [] : [end]),
    ...(k === PARTS ? [] : between(end, ends[k + 1], stops[k]!, stops[k + 1]!, HALVINGS)),
  ]);
}

/** Returns the distance of a point from the middle of a chord, which bounds that from the chord. */
function distance(point: PressurePoint, a: PressurePoint, b: PressurePoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return Math.hypot(point.x - a.x, point.y - a.y);
  return Math.abs(dx * (point.y - a.y) - dy * (point.x - a.x)) / chord;
}

/** Joins pieces that meet in a section without a jump. */
function joinPieces(
  pieces: readonly PressurePoint[][],
  { reach }: Limits,
): readonly (readonly PressurePoint[])[] {
  const joined: PressurePoint[][] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const [end, start] = [last?.at(-1), piece[0]];
    const isNext = end !== undefined && start !== undefined && end.s === start.s;
    if (last !== undefined && isNext && Math.abs(end.e - start.e) <= PRESSURE_CHORD * reach)
      last.push(...piece.slice(1));
    else joined.push([...piece]);
  }
  return joined;
}

function joinGaps(gaps: readonly { readonly x0: number; readonly x1: number }[]): MemberPressure['gaps'] {
  const joined: { x0: number; x1: number }[] = [];
  for (const { x0, x1 } of gaps) {
    const last = joined.at(-1);
    if (last?.x1 === x0) last.x1 = x1;
    else joined.push({ x0, x1 });
  }
  return joined;
}

/** Returns the larger of width and height of a frame. */
function extentOf({ joints }: FrameCase): number {
  const spanOf = (values: readonly number[]): number =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity);
  return Math.max(spanOf(joints.map(({ x }) => x)), spanOf(joints.map(({ y }) => y)));
}

/** Returns the largest axial or shear force of a case set. */
function largestForce(members: PressureSet['members']): number {
  return members.reduce(
    (most, { N, Q }) =>
      [N.min, N.max, Q.min, Q.max].reduce((top, { value }) => Math.max(top, Math.abs(value)), most),
    0,
  );
}
