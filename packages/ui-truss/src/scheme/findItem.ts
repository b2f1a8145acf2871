import type { TrussCase } from '@eecs/solver-core/truss';
import type { Point } from '../camera/camera.ts';
import type { TrussItem } from '../editing/items.ts';
import { listGuidePoints } from './drawGuides.ts';
import { type HitGrid, distanceToSegment } from './hitGrid.ts';
import type { DimensionSegment, LoadMark, Scheme } from './scheme.ts';

/** Half the size of a hit area, px: 24 px across by mouse, 44 by touch. */
const REACH = {
  fine: { joint: 12, load: 8, link: 7, guide: 6, dimension: 12 },
  coarse: { joint: 22, load: 18, link: 16, guide: 14, dimension: 22 },
};

/** Finds the object under a point: joints before loads, loads before rods, rods before guides. */
export function findItem(
  document: TrussCase,
  scheme: Scheme,
  { grid, point, isCoarse }: { readonly grid: HitGrid; readonly point: Point; readonly isCoarse: boolean },
): TrussItem | null {
  const reach = REACH[isCoarse ? 'coarse' : 'fine'];
  const joint = grid.findJoint(point, reach.joint);
  if (joint >= 0) return { kind: 'joint', index: joint };
  const load = findNearest(scheme.loads, (mark) => distanceToLoad(mark, point), reach.load);
  if (load !== null) return load.item;
  const link = grid.findLink(point, reach.link);
  if (link >= 0) return { kind: 'link', index: link };
  const guide = findNearest(
    document.guides.map((_, index) => index),
    (index) => distanceToGuide(document, scheme, { index, point }),
    reach.guide,
  );
  return guide === null ? null : { kind: 'guide', index: guide };
}

/** Returns the distance to an arrow, or to the outline of a load along a rod without the rod itself. */
function distanceToLoad({ from, to, feet }: LoadMark, point: Point): number {
  const across = distanceToSegment(point, from, to);
  if (feet === undefined) return across;
  const sides = [distanceToSegment(point, from, feet[0]), distanceToSegment(point, to, feet[1])];
  return Math.min(across, ...sides);
}

/** Finds the dimension under a point, or null. */
export function findDimension(
  { dimensions }: Scheme,
  point: Point,
  isCoarse: boolean,
): DimensionSegment | null {
  const reach = REACH[isCoarse ? 'coarse' : 'fine'].dimension;
  return findNearest(dimensions, ({ from, to }) => distanceToSegment(point, from, to), reach);
}

function distanceToGuide(
  { guides }: TrussCase,
  { camera }: Scheme,
  { index, point }: { readonly index: number; readonly point: Point },
): number {
  const guide = guides[index];
  if (guide === undefined) return Infinity;
  const points = listGuidePoints(guide, camera);
  let least = Infinity;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1], points[k]];
    if (a !== undefined && b !== undefined) least = Math.min(least, distanceToSegment(point, a, b));
  }
  return least;
}

function findNearest<Entry>(
  entries: readonly Entry[],
  distance: (entry: Entry) => number,
  reach: number,
): Entry | null {
  let best: Entry | null = null;
  let least = reach;
  for (const entry of entries) {
    const away = distance(entry);
    if (away < least) [best, least] = [entry, away];
  }
  return best;
}
