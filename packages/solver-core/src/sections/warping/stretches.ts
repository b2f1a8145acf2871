import { SAME_POINT } from '../../linalg/tolerance.ts';
import type { Edge } from '../outline.ts';
import { pointOfEdge } from './edgeGeometry.ts';

/** Consecutive panels, given by the indexes of the first and the last. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** Lists the connected stretches of a boundary: each panel begins where the one before ended. */
export function listStretches(panels: readonly Edge[]): readonly Stretch[] {
  const starts = panels.flatMap((panel, k) => (k > 0 && follows(panel, panels[k - 1]!) ? [] : [k]));
  return starts.map((first, i) => ({ first, last: (starts[i + 1] ?? panels.length) - 1 }));
}

function follows(panel: Edge, before: Edge): boolean {
  const start = pointOfEdge(panel, 0);
  const end = pointOfEdge(before, 1);
  return Math.hypot(end.y - start.y, end.z - start.z) <= SAME_POINT * Math.hypot(start.y, start.z);
}

/**
 * Rotates the edges of an outline cut by a symmetry so that they begin after a gap: a stretch across the beginning of
 * the outline remains one stretch. A complete outline keeps its beginning.
 */
export function beginAtGap(edges: readonly Edge[]): readonly Edge[] {
  const first = edges.findIndex((edge, k) => !follows(edge, edges.at(k - 1)!));
  return first <= 0 ? edges : [...edges.slice(first), ...edges.slice(0, first)];
}
