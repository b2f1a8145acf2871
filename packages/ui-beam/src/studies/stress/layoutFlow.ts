import { type SectionFlow, type WallFlow, flowAt } from '@eecs/solver-core';
import { roundPx } from '@eecs/ui-kit/layout';
import type { CutScale } from './cutLayout.ts';

/** The drawn flow along one wall, px. */
export interface DrawnWall {
  /** The centre line of the wall, and the diagram drawn from it in proportion to the flow. */
  readonly line: string;
  readonly area: string;
  /** Places of arrows and their directions, degrees clockwise from the right; empty if there is no flow. */
  readonly arrows: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
  readonly label: { readonly x: number; readonly y: number; readonly value: number } | null;
}

/**
 * The numbers of one wall: the flow at its ends and the greatest, in the direction from the first end to the second.
 */
export interface WallRow {
  readonly from: { readonly y: number; readonly z: number };
  readonly to: { readonly y: number; readonly z: number };
  readonly start: number;
  readonly end: number;
  readonly greatest: number;
  /** The flow divided by the thickness at its maximum. */
  readonly stress: number;
}

/** The drawn size of the greatest flow, px. */
const REACH_PX = 30;
const STEPS = 24;
/** Fraction of the greatest flow: a smaller flow has no arrow. */
const LEAST = 0.02;

/** Lists points along a wall with the flow there: equal steps, and local extremes. */
function trace(wall: WallFlow): readonly { readonly s: number; readonly q: number }[] {
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const s = (wall.length * at) / STEPS;
    return { s, q: flowAt(wall, s) };
  });
}

/** Finds the place of the greatest flow of a wall: at an end, or where its slope is zero. */
export function findGreatest(wall: WallFlow): { readonly s: number; readonly q: number } {
  const [, c1 = 0, c2 = 0, c3 = 0] = wall.c;
  const turns = c3 === 0 ? [c2 === 0 ? 0 : -c1 / (2 * c2)] : rootsOf(3 * c3, 2 * c2, c1);
  const places = [0, wall.length, ...turns.filter((s) => s > 0 && s < wall.length)];
  return places
    .map((s) => ({ s, q: flowAt(wall, s) }))
    .reduce((most, one) => (Math.abs(one.q) > Math.abs(most.q) * (1 + 1e-12) ? one : most));
}

function rootsOf(a: number, b: number, c: number): number[] {
  const under = b * b - 4 * a * c;
  if (under < 0) return [];
  const root = Math.sqrt(under);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)];
}

/** Writes the shear flows of walls for a shear force Q: N and mm give N/mm. */
export function listWallRows(walls: readonly WallFlow[], Q: number): readonly WallRow[] {
  return walls.map((wall) => {
    const most = findGreatest(wall);
    const [a, b] = wall.thickness;
    const thickness = a + ((b - a) * most.s) / wall.length;
    return {
      from: wall.from,
      to: wall.to,
      start: Q * flowAt(wall, 0),
      end: Q * flowAt(wall, wall.length),
      greatest: Q * most.q,
      stress: (Q * most.q) / thickness,
    };
  });
}

/**
 * Lays the flow along walls out over the picture of a section: diagrams from the centre lines of walls, arrows in its
 * direction.
 */
export function layoutFlow(flow: SectionFlow, Q: number, to: CutScale): readonly DrawnWall[] {
  if (flow.kind === 'ring') return layoutRing(flow.ring, Q, to);
  const greatest = Math.max(...flow.walls.map((wall) => Math.abs(findGreatest(wall).q)));
  if (greatest === 0 || Q === 0) return [];
  return flow.walls.map((wall) => {
    const { from, to: end, length } = wall;
    const [ax, ay] = [(end.y - from.y) / length, -(end.z - from.z) / length];
    const at = (s: number, off: number) => ({
      x: to.toX(from.y + ((end.y - from.y) * s) / length) - ay * off,
      y: to.toY(from.z + ((end.z - from.z) * s) / length) + ax * off,
    });
    const points = trace(wall);
    const off = (q: number): number => (REACH_PX * q * Math.sign(Q)) / greatest;
    const laid = points.map(({ s, q }) => at(s, off(q)));
    const [start, last] = [at(0, 0), at(length, 0)];
    const most = findGreatest(wall);
    const place = at(most.s, off(most.q) + Math.sign(off(most.q)) * 10);
    return {
      line: `M${roundPx(start.x)} ${roundPx(start.y)}L${roundPx(last.x)} ${roundPx(last.y)}`,
      area: `M${roundPx(start.x)} ${roundPx(start.y)}${laid.map(({ x, y }) => `L${roundPx(x)} ${roundPx(y)}`).join('')}L${roundPx(last.x)} ${roundPx(last.y)}Z`,
      arrows: [0.3, 0.7].flatMap((share) => {
        const q = Q * flowAt(wall, share * length);
        if (Math.abs(q) < LEAST * greatest * Math.abs(Q)) return [];
        const turn = (Math.atan2(ay, ax) * 180) / Math.PI + (q < 0 ? 180 : 0);
        return [{ ...at(share * length, 0), turn }];
      }),
      label:
        Math.abs(most.q) < LEAST * greatest ? null : { x: place.x, y: place.y, value: Math.abs(Q * most.q) },
    };
  });
}

function layoutRing(
  { radius, greatest }: Extract<SectionFlow, { kind: 'ring' }>['ring'],
  Q: number,
  to: CutScale,
): readonly DrawnWall[] {
  if (Q === 0) return [];
  // From the lowest point up both sides.
  return ([1, -1] as const).map((side) => {
    const at = (angle: number, off: number) => ({
      x: to.toX(0) + side * Math.sin(angle) * (radius * to.scale + off),
      y: to.toY(0) + Math.cos(angle) * (radius * to.scale + off),
    });
    const angles = Array.from({ length: STEPS + 1 }, (_, i) => (Math.PI * i) / STEPS);
    const write = (points: readonly { x: number; y: number }[]): string =>
      points.map(({ x, y }) => `${roundPx(x)} ${roundPx(y)}`).join('L');
    const middle = angles.map((angle) => at(angle, 0));
    const laid = angles.map((angle) => at(angle, REACH_PX * Math.sin(angle)));
    const place = at(Math.PI / 2, REACH_PX + 4);
    return {
      line: `M${write(middle)}`,
      area: `M${write([...middle, ...laid.toReversed()])}Z`,
      arrows: [Math.PI / 3, (2 * Math.PI) / 3].map((angle) => {
        const up = Q > 0 ? -1 : 1;
        const [dx, dy] = [side * Math.cos(angle), -Math.sin(angle)];
        return { ...at(angle, 0), turn: (Math.atan2(-up * dy, -up * dx) * 180) / Math.PI };
      }),
      label: { x: place.x, y: place.y, value: Math.abs(Q * greatest) },
    };
  });
}
