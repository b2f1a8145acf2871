import { evaluate } from '@eecs/solver-core';
import type { FrameSet } from '@eecs/solver-core/frame';
import { px } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { type DiagramGround } from './drawDiagrams.ts';
import { type MemberAxes, pointOn } from './memberAxes.ts';
import { type Layer, type Wish, path } from './scheme.ts';

/** The largest displacement on the board, px. */
const MOST_PX = 42;
/** Points in which a piece is followed: fewer than a px apart from the curve. */
const POINTS = 16;

/** A deformed shape, and by how much it is exaggerated. */
export interface ShapeLayer extends Layer {
  readonly factor: number;
}

/**
 * Draws the deformed shape along the members by their own displacements, exaggerated alike; labels say how far the joints
 * move. Null where the answer has no displacements.
 */
export function drawShape(
  { members, joints }: FrameSet,
  points: readonly BoardPoint[],
  { axes, texts }: Pick<DiagramGround, 'axes' | 'texts'>,
): ShapeLayer | null {
  if (joints === null) return null;
  const greatest = members.reduce(
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
  if (greatest === 0) return { nodes: [], wishes: [], obstacles: [], factor: 1 };
  const perUnit = MOST_PX / greatest;
  const first = axes.find((own) => own !== null);
  const nodes = members.flatMap(({ u, deflection }, index) => {
    const own = axes[index];
    if (own === null || own === undefined || u === null || deflection === null) return [];
    return [path(`shape-${index}`, 'shape', followMember(own, { u, deflection }, perUnit))];
  });
  const most = joints.reduce((now, { x, y }) => Math.max(now, Math.hypot(x, y)), 0);
  const wishes = joints.flatMap(({ x, y }, index): Wish[] => {
    const point = points[index];
    const size = Math.hypot(x, y);
    if (point === undefined || size < 0.02 * most || size === 0) return [];
    const at = { x: point.x + x * perUnit, y: point.y - y * perUnit };
    return [
      {
        key: `shape-value-${index}`,
        text: texts.result(size, 'displacement'),
        role: 'shift',
        priority: 1 + size / most,
        places: [
          { x: at.x, y: at.y - 10 },
          { x: at.x + 26, y: at.y + 4 },
          { x: at.x - 26, y: at.y + 4 },
          { x: at.x, y: at.y + 20 },
        ],
      },
    ];
  });
  return {
    nodes,
    wishes,
    obstacles: [],
    factor: first === undefined ? 1 : perUnit / (first.px / first.length),
  };
}

function followMember(
  own: MemberAxes,
  { u, deflection }: { readonly u: Curve; readonly deflection: Curve },
  perUnit: number,
): string {
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
  return [...places, own.length]
    .map((x, at) => {
      const point = pointOn(own, x, valueAt(deflection, x) * perUnit);
      const along = valueAt(u, x) * perUnit;
      return `${at === 0 ? 'M' : 'L'}${px(point.x + own.along.x * along)} ${px(point.y + own.along.y * along)}`;
    })
    .join('');
}

type Curve = {
  readonly segments: readonly { readonly x0: number; readonly x1: number; readonly c: readonly number[] }[];
};

function valueAt({ segments }: Curve, x: number): number {
  const segment = segments.find(({ x1 }) => x <= x1) ?? segments.at(-1);
  return segment === undefined ? 0 : evaluate(segment.c, x - segment.x0);
}
