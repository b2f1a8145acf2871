import { RUNS_ON, TOUCHING_PARTS } from '../../linalg/tolerance.ts';
import { boundOutlines } from '../bounds.ts';
import { integrateArea } from '../areaIntegrals.ts';
import type { Edge, LineEdge, Outline, Point } from '../outline.ts';
import { directionOfEdge, lengthOfEdge, partOfEdge, pointOfEdge } from '../warping/edgeGeometry.ts';

/**
 * Merges bodies that touch along straight sides into what they are when welded all along: where two sides lie on each
 * other, both are no boundary any more. Null where the bodies do not all hold together.
 */
export function mergeBodies(bodies: readonly (readonly Outline[])[]): readonly Outline[] | null {
  const { left, right, bottom, top } = boundOutlines(bodies.flat());
  const touch = TOUCHING_PARTS * (right - left + top - bottom);
  const sides = bodies.map((outlines) => outlines.flat());
  const open = sides.flatMap((edges, i) => {
    const others = sides.filter((_, j) => j !== i).flat();
    return edges.flatMap((edge) => (edge.kind === 'line' ? bareParts(edge, others, touch) : [edge]));
  });
  const loops = chain(open, touch).map(joinLines);
  // Outer boundaries run counter-clockwise: one of them is one body.
  const outer = loops.filter((loop) => integrateArea([loop]).A > 0);
  return outer.length === 1 ? loops : null;
}

/** Returns the parts of a side that no other side lies on. */
function bareParts(side: LineEdge, others: readonly Edge[], touch: number): Edge[] {
  const length = lengthOfEdge(side);
  const along = { y: (side.to.y - side.from.y) / length, z: (side.to.z - side.from.z) / length };
  const place = ({ y, z }: Point) => (y - side.from.y) * along.y + (z - side.from.z) * along.z;
  const aside = ({ y, z }: Point) => Math.abs((y - side.from.y) * along.z - (z - side.from.z) * along.y);
  const covered = others
    .flatMap((other): (readonly [number, number])[] => {
      if (other.kind !== 'line' || aside(other.from) > touch || aside(other.to) > touch) return [];
      const [from, to] = [place(other.to), place(other.from)];
      return to - from > touch && to > touch && from < length - touch ? [[from, to]] : [];
    })
    .sort((a, b) => a[0] - b[0]);
  const parts: Edge[] = [];
  let reached = 0;
  for (const [from, to] of [...covered, [length, length] as const]) {
    if (from - reached > touch)
      parts.push(partOfEdge(side, reached / length, Math.min(from, length) / length));
    reached = Math.max(reached, to);
  }
  return parts;
}

/** Follows edges from end to end. */
function chain(edges: readonly Edge[], touch: number): readonly Outline[] {
  const left = new Set(edges);
  const loops: Outline[] = [];
  for (const first of left) {
    const loop: Edge[] = [];
    for (let next: Edge | undefined = first; next !== undefined;) {
      loop.push(next);
      left.delete(next);
      const end = pointOfEdge(next, 1);
      next = [...left].find((edge) => {
        const begin = pointOfEdge(edge, 0);
        return Math.hypot(begin.y - end.y, begin.z - end.z) <= 4 * touch;
      });
    }
    loops.push(loop);
  }
  return loops;
}

/** Joins lines of a loop that run on into each other: a plate beside another cuts sides where no corner is. */
function joinLines(loop: Outline): Outline {
  const joined: Edge[] = [];
  for (const edge of loop) {
    const line = join(joined.at(-1), edge);
    if (line) joined.pop();
    joined.push(line ?? edge);
  }
  const line = joined.length > 1 ? join(joined.at(-1), joined[0]!) : null;
  return line ? [line, ...joined.slice(1, -1)] : joined;
}

function join(before: Edge | undefined, edge: Edge): LineEdge | null {
  if (before?.kind !== 'line' || edge.kind !== 'line') return null;
  const [a, b] = [directionOfEdge(before, 1), directionOfEdge(edge, 0)];
  const turn = Math.atan2(a.y * b.z - a.z * b.y, a.y * b.y + a.z * b.z);
  return Math.abs(turn) < RUNS_ON ? { ...before, to: edge.to } : null;
}
