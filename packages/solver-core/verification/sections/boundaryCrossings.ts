import type { Edge, Outline, Point } from '../../src/sections/outline.ts';
import { directionOfEdge, pointOfEdge } from '../../src/sections/warping/edgeGeometry.ts';

/** A point where a grid line leaves or enters a section: its place along the line, and the boundary's value there. */
export interface Crossing {
  readonly at: number;
  readonly value: number;
}

/** Returns the rate of change of a function on the boundary per step along it; 0 for Prandtl's function. */
export type BoundaryRate = (point: Point, along: Point) => number;

/** Lists the crossings of a boundary with the line y = `level` or z = `level`, ascending along it. */
export function listCrossings(
  outline: Outline,
  { axis, level, rate }: { axis: 'y' | 'z'; level: number; rate: BoundaryRate },
): Crossing[] {
  const along = axis === 'y' ? 'z' : 'y';
  const found: Crossing[] = [];
  let start = 0;
  for (const edge of outline) {
    for (const part of partsAt(edge, axis, level)) {
      found.push({ at: pointOfEdge(edge, part)[along], value: start + grown(edge, part, rate) });
    }
    start += grown(edge, 1, rate);
  }
  return found.sort((a, b) => a.at - b.at);
}

function partsAt(edge: Edge, axis: 'y' | 'z', level: number): number[] {
  if (edge.kind === 'line') {
    const by = edge.to[axis] - edge.from[axis];
    return by === 0 ? [] : inside([(level - edge.from[axis]) / by]);
  }
  const sine = (level - edge.center[axis]) / edge.radius;
  if (Math.abs(sine) > 1) return [];
  const angle = axis === 'y' ? Math.acos(sine) : Math.asin(sine);
  const other = axis === 'y' ? -angle : Math.PI - angle;
  const turn = 2 * Math.PI;
  return inside(
    [angle, other].flatMap((each) => [-1, 0, 1].map((k) => (each + k * turn - edge.start) / edge.sweep)),
  );
}

function inside(parts: readonly number[]): number[] {
  return parts.filter((part) => part >= 0 && part < 1);
}

/** Returns the integral of the rate along an edge up to a fraction of it, by Simpson's rule; exact for lines. */
function grown(edge: Edge, part: number, rate: BoundaryRate): number {
  const pieces = 16;
  let sum = 0;
  for (let k = 0; k <= 2 * pieces; k++) {
    const at = (part * k) / (2 * pieces);
    const weight = k === 0 || k === 2 * pieces ? 1 : k % 2 === 1 ? 4 : 2;
    sum += weight * rate(pointOfEdge(edge, at), directionOfEdge(edge, at));
  }
  return (sum * part) / (6 * pieces);
}
