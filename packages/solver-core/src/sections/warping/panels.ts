import { TOUCHES } from '../../linalg/tolerance.ts';
import type { Edge } from '../outline.ts';
import type { Corner } from './corners.ts';
import { lengthOfEdge, partOfEdge, pointOfEdge } from './edgeGeometry.ts';

/**
 * Halves edges until each is short compared with its distance from the corners; a plate far from its ends needs few
 * panels.
 */
export function cutPanels(edges: readonly Edge[], corners: readonly Corner[]): readonly Edge[] {
  return edges.flatMap((edge) => halve(edge, corners, 0));
}

function halve(edge: Edge, corners: readonly Corner[], depth: number): readonly Edge[] {
  if (depth === DEEPEST || isShort(edge, corners)) return [edge];
  return [
    ...halve(partOfEdge(edge, 0, 0.5), corners, depth + 1),
    ...halve(partOfEdge(edge, 0.5, 1), corners, depth + 1),
  ];
}

function isShort(edge: Edge, corners: readonly Corner[]): boolean {
  if (edge.kind === 'arc' && Math.abs(edge.sweep) > WIDEST) return false;
  const length = lengthOfEdge(edge);
  return corners.every((corner) => {
    const distance = distanceFrom(edge, corner);
    // The tolerance makes a tie come out the same way in every unit.
    return length <= (1 + TOUCHES) * (distance < TOUCHES * length ? corner.reach : DISTANCES * distance);
  });
}

function distanceFrom(edge: Edge, { y, z }: Corner): number {
  const from = pointOfEdge(edge, 0);
  const to = pointOfEdge(edge, 1);
  if (edge.kind === 'arc') {
    const middle = pointOfEdge(edge, 0.5);
    return Math.min(...[from, middle, to].map((point) => Math.hypot(point.y - y, point.z - z)));
  }
  const along = { y: to.y - from.y, z: to.z - from.z };
  const part = ((y - from.y) * along.y + (z - from.z) * along.z) / (along.y ** 2 + along.z ** 2);
  const near = pointOfEdge(edge, Math.min(1, Math.max(0, part)));
  return Math.hypot(near.y - y, near.z - z);
}

/** Greatest ratio of a panel's length to its distance from a corner. */
const DISTANCES = 2;

/** Greatest angle of one panel of an arc, in radians. */
const WIDEST = 1.05;

/** Greatest number of halvings of an edge, however long it is compared with its distance from corners. */
const DEEPEST = 24;
