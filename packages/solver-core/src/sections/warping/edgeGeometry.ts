import { RUNS_ON } from '../../linalg/tolerance.ts';
import { pointOfArc } from '../outline.ts';
import type { Edge, Point } from '../outline.ts';

/** Returns the point of an edge at a fraction from 0 to 1. */
export function pointOfEdge(edge: Edge, at: number): Point {
  if (edge.kind === 'arc') return pointOfArc(edge, at);
  const { from, to } = edge;
  return { y: from.y + at * (to.y - from.y), z: from.z + at * (to.z - from.z) };
}

/**
 * Returns the derivative of the point of an edge by that fraction: a vector along the edge with the length of the whole
 * edge.
 */
export function directionOfEdge(edge: Edge, at: number): Point {
  if (edge.kind === 'line') return { y: edge.to.y - edge.from.y, z: edge.to.z - edge.from.z };
  const angle = edge.start + at * edge.sweep;
  const length = edge.radius * edge.sweep;
  return { y: -length * Math.sin(angle), z: length * Math.cos(angle) };
}

export function lengthOfEdge(edge: Edge): number {
  if (edge.kind === 'arc') return edge.radius * Math.abs(edge.sweep);
  return Math.hypot(edge.to.y - edge.from.y, edge.to.z - edge.from.z);
}

/** Returns the part of an edge between two fractions. */
export function partOfEdge(edge: Edge, a: number, b: number): Edge {
  if (edge.kind === 'arc') {
    return { ...edge, start: edge.start + a * edge.sweep, sweep: edge.sweep * (b - a) };
  }
  return { ...edge, from: pointOfEdge(edge, a), to: pointOfEdge(edge, b) };
}

/** Returns an edge relative to another origin. */
export function seeEdgeFrom(edge: Edge, origin: Point): Edge {
  const move = ({ y, z }: Point) => ({ y: y - origin.y, z: z - origin.z });
  if (edge.kind === 'arc') return { ...edge, center: move(edge.center) };
  return { ...edge, from: move(edge.from), to: move(edge.to) };
}

/**
 * Returns the angle by which the boundary turns from an edge to the next, positive to the left. It is -pi if the
 * boundary turns back on itself, as where two round corners touch: the section then lies on both sides of that point.
 */
export function turnBetween(before: Edge, after: Edge): number {
  const [a, b] = [directionOfEdge(before, 1), directionOfEdge(after, 0)];
  const turn = Math.atan2(a.y * b.z - a.z * b.y, a.y * b.y + a.z * b.z);
  return turn > Math.PI - RUNS_ON ? -Math.PI : turn;
}
