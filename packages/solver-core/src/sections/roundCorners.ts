import { CORNER_FIT } from '../linalg/tolerance.ts';
import type { ArcEdge, Corner, Outline, Point, RadiusName } from './outline.ts';

export type Radii = Readonly<Partial<Record<RadiusName, number>>>;

/** A radius too large for the adjacent sides, and the largest radius that would fit. */
export type Misfit = readonly [name: RadiusName, most: number];

/**
 * Closes a polygon to an outline, rounding each corner by the arc tangent to both its sides.
 *
 * If a side is too short for the arcs at its ends, toe radii (r2, r3) are reduced, as on rolled sections; any other
 * radius is a misfit, and the outline must not be used.
 */
export function roundCorners(
  corners: readonly Corner[],
  radii: Radii,
): { outline: Outline; misfits: readonly Misfit[] } {
  const rounds = corners.map((corner, i) =>
    measureCorner([corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!], radii),
  );
  const sides = rounds.map((round, i) => [round, rounds[(i + 1) % rounds.length]!] as const);
  const misfits = sides.flatMap((side) => fitInto(side));
  const outline = sides.flatMap(([round, next]) => [
    ...arcOf(round),
    { kind: 'line' as const, from: pointOn(round, 1), to: pointOn(next, -1) },
  ]);
  return { outline, misfits };
}

/**
 * A corner with the directions of its sides, the angle between them, and the length that its arc cuts off each side.
 */
interface Round {
  readonly at: Point;
  readonly name: RadiusName | undefined;
  readonly towards: Point;
  readonly onwards: Point;
  /** Length of the side after the corner. */
  readonly length: number;
  readonly turn: number;
  readonly radius: number;
  /** Is reduced if a toe radius has to be smaller. */
  cut: number;
}

function measureCorner(
  [before, [y, z, name], after]: readonly [Corner, Corner, Corner],
  radii: Radii,
): Round {
  const a = { y: y - before[0], z: z - before[1] };
  const b = { y: after[0] - y, z: after[1] - z };
  const turn = Math.atan2(a.y * b.z - a.z * b.y, a.y * b.y + a.z * b.z);
  const radius = (name && radii[name]) ?? 0;
  const length = Math.hypot(b.y, b.z);
  const lengthBefore = Math.hypot(a.y, a.z);
  return {
    at: { y, z },
    name,
    towards: { y: a.y / lengthBefore, z: a.z / lengthBefore },
    onwards: { y: b.y / length, z: b.z / length },
    length,
    turn,
    radius,
    cut: radius * Math.tan(Math.abs(turn) / 2),
  };
}

function fitInto(ends: readonly [Round, Round]): Misfit[] {
  const { length } = ends[0];
  const toes = ends.filter(({ name }) => name === 'r2' || name === 'r3');
  const firm = ends.filter((end) => !toes.includes(end));
  const taken = totalCut(firm);
  if (taken > length * (1 + CORNER_FIT)) {
    return firm.flatMap(({ name, radius }) => (name ? [[name, (radius * length) / taken] as const] : []));
  }
  const shrink = Math.min(Math.max(length - taken, 0) / totalCut(toes), 1);
  for (const toe of toes) if (toe.cut > 0) toe.cut *= shrink;
  return [];
}

function totalCut(rounds: readonly Round[]): number {
  return rounds.reduce((total, { cut }) => total + cut, 0);
}

function arcOf(round: Round): ArcEdge[] {
  const { towards, turn, cut, name } = round;
  if (cut === 0) return [];
  const sized = cut / Math.tan(turn / 2);
  const begin = pointOn(round, -1);
  const center = { y: begin.y - sized * towards.z, z: begin.z + sized * towards.y };
  const start = Math.atan2(begin.z - center.z, begin.y - center.y);
  return [{ kind: 'arc', center, radius: Math.abs(sized), start, sweep: turn, name }];
}

/** Returns the point where the arc of a corner begins (-1) or ends (1). */
function pointOn({ at, towards, onwards, cut }: Round, end: -1 | 1): Point {
  const along = end < 0 ? towards : onwards;
  return { y: at.y + end * cut * along.y, z: at.z + end * cut * along.z };
}
