import type { Edge } from '../outline.ts';
import { directionOfEdge, pointOfEdge } from './edgeGeometry.ts';
import { AT, NODES, WEIGHT } from './gaussRule.ts';

/** Nodes on the panels of a boundary, panel by panel. */
export interface Boundary {
  readonly panels: readonly Edge[];
  readonly y: Float64Array;
  readonly z: Float64Array;
  /**
   * Integration steps along the boundary that the nodes represent; their sums over a panel lead from its start to its
   * end.
   */
  readonly dy: Float64Array;
  readonly dz: Float64Array;
}

/** Places nodes on panels. */
export function layNodes(panels: readonly Edge[]): Boundary {
  const nodes = panels.flatMap((panel) =>
    AT.map((at, j) => {
      const part = (at + 1) / 2;
      return { point: pointOfEdge(panel, part), along: directionOfEdge(panel, part), weight: WEIGHT[j]! / 2 };
    }),
  );
  return {
    panels,
    y: Float64Array.from(nodes, ({ point }) => point.y),
    z: Float64Array.from(nodes, ({ point }) => point.z),
    dy: Float64Array.from(nodes, ({ along, weight }) => along.y * weight),
    dz: Float64Array.from(nodes, ({ along, weight }) => along.z * weight),
  };
}

/** Returns the panel of a node. */
export function panelOf(node: number): number {
  return Math.floor(node / NODES);
}
