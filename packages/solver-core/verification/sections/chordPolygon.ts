import type { Outline } from '../../src/index.ts';

/** Area, first and second moments about the origin of the coordinates. */
export type Integrals = readonly [A: number, Sz: number, Sy: number, Iy: number, Iz: number, Iyz: number];

/**
 * Integrates over outlines by polygons of chords, with Romberg's extrapolation: a method that uses neither sectors nor
 * centroids of arcs. The error with n chords for each arc is a series in 1/n².
 */
export function integrateByChords(outlines: readonly Outline[]): Integrals {
  let row: number[][] = [];
  for (let chords = 4, level = 0; level < LEVELS; chords *= 2, level++) {
    const next = [integratePolygon(outlines, chords)];
    for (let k = 1; k <= level; k++) {
      const finer = next[k - 1]!;
      next.push(finer.map((value, i) => value + (value - row[k - 1]![i]!) / (4 ** k - 1)));
    }
    row = next;
  }
  return row.at(-1) as unknown as Integrals;
}

const LEVELS = 6;

/** Applies the formulas of polygons to the list of corners. */
function integratePolygon(outlines: readonly Outline[], chords: number): number[] {
  const sum = [0, 0, 0, 0, 0, 0];
  for (const outline of outlines) {
    const corners = outline.flatMap((edge): [number, number][] => {
      if (edge.kind === 'line') return [[edge.from.y, edge.from.z]];
      const parts = edge.sweep > Math.PI ? 4 * chords : chords;
      return Array.from({ length: parts }, (_, k) => {
        const angle = edge.start + (edge.sweep * k) / parts;
        return [edge.center.y + edge.radius * Math.cos(angle), edge.center.z + edge.radius * Math.sin(angle)];
      });
    });
    corners.forEach(([y0, z0], i) => {
      const [y1, z1] = corners[(i + 1) % corners.length]!;
      const cross = y0 * z1 - y1 * z0;
      sum[0]! += cross / 2;
      sum[1]! += (cross * (y0 + y1)) / 6;
      sum[2]! += (cross * (z0 + z1)) / 6;
      sum[3]! += (cross * (z0 * z0 + z0 * z1 + z1 * z1)) / 12;
      sum[4]! += (cross * (y0 * y0 + y0 * y1 + y1 * y1)) / 12;
      sum[5]! += (cross * (y0 * z1 + 2 * y0 * z0 + 2 * y1 * z1 + y1 * z0)) / 24;
    });
  }
  return sum;
}
