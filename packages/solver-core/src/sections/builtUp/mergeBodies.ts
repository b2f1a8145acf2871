import { RUNS_ON, TOUCHING_PARTS } from '../../linalg/tolerance.ts';
import { boundOutlines } from '../bounds.ts';
import { integrateArea } from '../areaIntegrals.ts';
import type { Edge, LineEdge, Outline, Point } from '../outline.ts';
import { lengthOfEdge, partOfEdge, pointOfEdge, turnBetween } from '../warping/edgeGeometry.ts';

/**
 * Merges bodies that touch along straight sides, as if they were welded along them: where two sides coincide, neither
 * is a boundary any more. Returns the connected bodies; bodies that meet only in a point stay separate.
 */
export function mergeBodies(bodies: readonly (readonly Outline[])[]): readonly MergedBody[] {
  const { left, right, bottom, top } = boundOutlines(bodies.flat());
  const touch = TOUCHING_PARTS * (right - left + top - bottom);
  const sides = bodies.map((outlines) => outlines.flat());
  const group = bodies.map((_, i) => i);
  const open = sides.map((edges, i) =>
    edges.flatMap((edge) => {
      if (edge.kind !== 'line') return [edge];
      const covers = sides.flatMap((others, j) => {
        const found = j === i ? [] : listCovers(edge, others, touch);
        const [own, other] = [group[i]!, group[j]!];
        if (found.length > 0) group.forEach((each, k) => (group[k] = each === other ? own : each));
        return found;
      });
      return bareParts(edge, covers, touch);
    }),
  );
  return [...new Set(group)].flatMap((each): MergedBody[] => {
    const members = group.flatMap((of, i) => (of === each ? [i] : []));
    const outlines = chain(
      members.flatMap((i) => open[i]!),
      touch,
    ).map(joinLines);
    // Outer boundaries run counter-clockwise: a single outer boundary means a single body.
    const outer = outlines.filter((loop) => integrateArea([loop]).A > 0);
    return outer.length === 1
      ? [{ members, outlines }]
      : members.map((i) => ({ members: [i], outlines: bodies[i]! }));
  });
}

/** Merged bodies, by their indexes, and their common boundary. */
export interface MergedBody {
  readonly members: readonly number[];
  readonly outlines: readonly Outline[];
}

/** The range of a side that another side covers. */
type Cover = readonly [from: number, to: number];

function listCovers(side: LineEdge, others: readonly Edge[], touch: number): readonly Cover[] {
  const length = lengthOfEdge(side);
  const along = { y: (side.to.y - side.from.y) / length, z: (side.to.z - side.from.z) / length };
  const place = ({ y, z }: Point) => (y - side.from.y) * along.y + (z - side.from.z) * along.z;
  const aside = ({ y, z }: Point) => Math.abs((y - side.from.y) * along.z - (z - side.from.z) * along.y);
  return others.flatMap((other): Cover[] => {
    if (other.kind !== 'line' || aside(other.from) > touch || aside(other.to) > touch) return [];
    const [from, to] = [place(other.to), place(other.from)];
    return to - from > touch && to > touch && from < length - touch ? [[from, to]] : [];
  });
}

/** Returns the parts of a side that no other side covers. */
function bareParts(side: LineEdge, covers: readonly Cover[], touch: number): Edge[] {
  const length = lengthOfEdge(side);
  const parts: Edge[] = [];
  let reached = 0;
  for (const [from, to] of [...covers.toSorted((a, b) => a[0] - b[0]), [length, length] as const]) {
    if (from - reached > touch)
      parts.push(partOfEdge(side, reached / length, Math.min(from, length) / length));
    reached = Math.max(reached, to);
  }
  return parts;
}

/**
 * Follows edges from end to end. If several edges begin at a point, the one that turns most to the left bounds the same
 * area, so bodies that meet in a point stay separate.
 */
function chain(edges: readonly Edge[], touch: number): readonly Outline[] {
  const left = new Set(edges);
  const loops: Outline[] = [];
  for (const first of left) {
    const loop: Edge[] = [];
    for (let next: Edge | undefined = first; next !== undefined;) {
      const edge: Edge = next;
      loop.push(edge);
      const end = pointOfEdge(edge, 1);
      const begun = [...left].filter((other) => {
        const begin = pointOfEdge(other, 0);
        return Math.hypot(begin.y - end.y, begin.z - end.z) <= 4 * touch;
      });
      next = begun.toSorted((a, b) => turnBetween(edge, b) - turnBetween(edge, a))[0];
      if (next === first) next = undefined;
      if (next !== undefined) left.delete(next);
    }
    left.delete(first);
    loops.push(loop);
  }
  return loops;
}

/** Joins collinear lines of a loop, because an adjacent plate divides sides at points that are not corners. */
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
  return Math.abs(turnBetween(before, edge)) < RUNS_ON ? { ...before, to: edge.to } : null;
}
