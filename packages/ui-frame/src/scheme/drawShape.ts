import { evaluate } from '@eecs/solver-core';
import type { FrameSet } from '@eecs/solver-core/frame';
import { LEAD_PX, px } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { type DiagramGround } from './drawDiagrams.ts';
import { coverLine } from './drawLoads.ts';
import { type MemberAxes, axesAt, pointOn } from './memberAxes.ts';
import { type Layer, type Wish, path, placeBeside } from './scheme.ts';

/** The largest displacement on the board, px. */
const MOST_PX = 42;
/** Displacements below this share of the largest are drawn but not labelled. */
const UNTOLD = 0.02;
/** A deflection closer to an end of its member than this share is labelled at the joint there. */
const NEAR_END = 0.05;
/** Directions in which the label of a joint may be placed. */
const WAYS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
] as const;
const CORNERS = [1, -1].flatMap((y) => [1, -1].map((x) => ({ x: 0.75 * x, y: 0.75 * y })));
/** Points per drawn piece: less than a px from the curve. */
const POINTS = 16;

/** A deformed shape with its exaggeration factor. */
export interface ShapeLayer extends Layer {
  readonly factor: number;
}

/**
 * Draws the deformed shape of one case set; for several sets all shapes at one scale, without values: their extremes
 * are in the tables.
 */
export function drawShapes(
  sets: readonly FrameSet[],
  points: readonly BoardPoint[],
  ground: Pick<DiagramGround, 'axes' | 'texts'>,
): ShapeLayer | null {
  const [first, another] = sets;
  if (first === undefined) return null;
  if (another === undefined) return drawShape(first, points, ground);
  const greatest = Math.max(...sets.map(findFarthest));
  const shapes = sets.flatMap((set) => drawShape(set, points, ground, greatest) ?? []);
  return {
    nodes: shapes.flatMap(({ nodes }, at) => nodes.map((node) => ({ ...node, key: `${node.key}-${at}` }))),
    wishes: [],
    obstacles: [],
    factor: shapes[0]?.factor ?? 1,
  };
}

/** Returns the largest displacement along the members in a set. */
function findFarthest({ members }: Pick<FrameSet, 'members'>): number {
  return members.reduce(
    (most, { u, deflection }) =>
      Math.max(
        most,
        Math.abs(u?.min.value ?? 0),
        Math.abs(u?.max.value ?? 0),
        Math.abs(deflection?.min.value ?? 0),
        Math.abs(deflection?.max.value ?? 0),
      ),
    0,
  );
}

/**
 * Draws the deformed shape along the members from their displacements, with one exaggeration factor; labels state the
 * displacements of the joints, and the largest deflection within each member. Null if the answer has no displacements.
 */
export function drawShape(
  { members, joints }: FrameSet,
  points: readonly BoardPoint[],
  { axes, texts }: Pick<DiagramGround, 'axes' | 'texts'>,
  greatest = findFarthest({ members }),
): ShapeLayer | null {
  if (joints === null) return null;
  if (greatest === 0) return { nodes: [], wishes: [], obstacles: [], factor: 1 };
  const perUnit = MOST_PX / greatest;
  const first = axes.find((own) => own !== null);
  const curves = members.flatMap(({ u, deflection }, index) => {
    const own = axes[index];
    if (own === null || own === undefined || u === null || deflection === null) return [];
    return [{ index, points: listMoved(own, { u, deflection }, perUnit) }];
  });
  const sags = members.flatMap(({ deflection }, index): Wish[] => {
    const own = axes[index];
    if (own === null || own === undefined || deflection === null) return [];
    const { min, max } = deflection;
    const { x, value } = Math.abs(min.value) > Math.abs(max.value) ? min : max;
    const isWithin = x > NEAR_END * own.axis && x < (1 - NEAR_END) * own.axis;
    if (!isWithin || Math.abs(value) < UNTOLD * greatest) return [];
    const text = texts.result(Math.abs(value), 'displacement');
    const at = pointOn(own, x, value * perUnit);
    const { across } = axesAt(own, x);
    const out = { x: across.x * Math.sign(value), y: across.y * Math.sign(value) };
    return [
      {
        key: `shape-sag-${index}`,
        text,
        role: 'shift',
        priority: 1 + Math.abs(value) / greatest,
        places: [5, 16, -20].map((gap) => placeBeside(at, out, { text, gap })),
        anchor: { ...at, mostPx: LEAD_PX.usual },
      },
    ];
  });
  const wishes = joints.flatMap(({ x, y }, index): Wish[] => {
    const point = points[index];
    const size = Math.hypot(x, y);
    if (point === undefined || size < UNTOLD * greatest || size === 0) return [];
    const text = texts.result(size, 'displacement');
    const at = { x: point.x + x * perUnit, y: point.y - y * perUnit };
    return [
      {
        key: `shape-value-${index}`,
        text,
        role: 'shift',
        priority: 1 + size / greatest,
        // Loads and members may occupy all four sides; then the corners between them are used.
        places: [
          ...WAYS.map((way) => placeBeside(at, way, { text, gap: 6 })),
          ...CORNERS.map((way) => placeBeside(at, way, { text, gap: 10 })),
        ],
        anchor: { ...at, mostPx: LEAD_PX.usual },
      },
    ];
  });
  return {
    nodes: curves.map(({ index, points }) => path(`shape-${index}`, 'shape', writeLine(points))),
    wishes: [...wishes, ...sags],
    obstacles: curves.flatMap(({ points }) =>
      points.slice(1).flatMap((to, k) => coverLine(points[k] ?? to, to, 2)),
    ),
    factor: first === undefined ? 1 : perUnit / (first.px / first.length),
  };
}

/** Writes the path of a deformed member; `perUnit` px represent a displacement of 1. */
export function followMember(
  own: MemberAxes,
  curves: { readonly u: Curve; readonly deflection: Curve },
  perUnit: number,
): string {
  return writeLine(listMoved(own, curves, perUnit));
}

function writeLine(points: readonly BoardPoint[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
}

function listMoved(
  own: MemberAxes,
  { u, deflection }: { readonly u: Curve; readonly deflection: Curve },
  perUnit: number,
): BoardPoint[] {
  const stops = [...new Set([...u.segments, ...deflection.segments].flatMap(({ x0, x1 }) => [x0, x1]))].sort(
    (a, b) => a - b,
  );
  const places = stops.slice(1).flatMap((stop, k) => {
    const from = stops[k] ?? 0;
    return Array.from(
      { length: POINTS },
      (_, n) => from + ((stop - from) * (n + (k === 0 ? 0 : 1))) / POINTS,
    );
  });
  return [...places, own.axis].map((x) => {
    const point = pointOn(own, x, valueAt(deflection, x) * perUnit);
    const by = valueAt(u, x) * perUnit;
    const { along } = axesAt(own, x);
    return { x: point.x + along.x * by, y: point.y + along.y * by };
  });
}

type Curve = {
  readonly segments: readonly { readonly x0: number; readonly x1: number; readonly c: readonly number[] }[];
};

function valueAt({ segments }: Curve, x: number): number {
  const segment = segments.find(({ x1 }) => x <= x1) ?? segments.at(-1);
  return segment === undefined ? 0 : evaluate(segment.c, x - segment.x0);
}
