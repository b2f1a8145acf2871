import { pointOfArc } from './outline.ts';
import type { ArcEdge, Outline } from './outline.ts';

/** The box around outlines. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Returns the bounding box of outlines; exact for arcs, whose extremes are at quarter turns. */
export function boundOutlines(outlines: readonly Outline[]): Bounds {
  const points = outlines
    .flat()
    .flatMap((edge) => (edge.kind === 'line' ? [edge.from, edge.to] : extremesOf(edge)));
  const y = points.map((point) => point.y);
  const z = points.map((point) => point.z);
  return { left: Math.min(...y), right: Math.max(...y), bottom: Math.min(...z), top: Math.max(...z) };
}

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function extremesOf(arc: ArcEdge) {
  const { center, radius, start, sweep } = arc;
  const low = Math.min(start, start + sweep);
  const points = [pointOfArc(arc, 0), pointOfArc(arc, 1)];
  const quarter = Math.PI / 2;
  for (let k = Math.ceil(low / quarter); k * quarter <= low + Math.abs(sweep); k++) {
    const [y, z] = QUARTERS[((k % 4) + 4) % 4]!;
    points.push({ y: center.y + radius * y, z: center.z + radius * z });
  }
  return points;
}
