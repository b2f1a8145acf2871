import type { Link } from '@eecs/solver-core/truss';
import type { DepthPoint } from '../camera/camera.ts';
import { type LinesNode, drawLines, isDrawn } from './linesNode.ts';
import { type Emphasis, indexesAmong } from './scheme.ts';

/** Depth bands of a space truss: the farther, the lighter. */
export const BANDS = ['far', 'middle', 'near'] as const;
/**
 * If rods are shorter than this on average, px, they are drawn as hairlines, because at full width they would leave no
 * gaps.
 */
const DENSE_PX = 10;
/** Number of rods from which the average length is estimated. */
const SAMPLE = 400;

export interface RodOptions {
  readonly isSpatial: boolean;
  readonly emphasis: Emphasis;
  /** Whether rods are stored as numbers for a canvas. @default false */
  readonly onCanvas?: boolean;
  /** Joints whose rods are left out. @default none */
  readonly without?: ReadonlySet<number>;
}

/**
 * Draws all rods of one state as one path. In space those behind are lighter: three paths by depth. Highlighted rods
 * are drawn again over the others.
 */
export function drawRods(
  links: readonly Pick<Link, 'i' | 'j'>[],
  points: readonly DepthPoint[],
  { isSpatial, emphasis, onCanvas = false, without }: RodOptions,
): LinesNode[] {
  const rods = (
    key: string,
    indexes: readonly number[] | Int32Array,
    state: Readonly<Record<string, string>> = {},
  ): LinesNode =>
    drawLines({ key, attributes: { 'data-role': 'rod', ...state }, links, points, indexes, onCanvas });
  const dense = isDense(links, points) ? { 'data-dense': '' } : undefined;
  const hovered = emphasis.hovered === null ? [] : indexesAmong([emphasis.hovered], 'link');
  return [
    ...sortByBand(links, points, { isSpatial, without }).map(({ key, depth, indexes }) =>
      rods(key, indexes, { ...depth, ...dense }),
    ),
    rods('rods-hovered', hovered, { 'data-state': 'hovered' }),
    rods('rods-selected', indexesAmong(emphasis.chosen, 'link'), { 'data-state': 'selected', ...dense }),
  ].filter(isDrawn);
}

interface Band {
  readonly key: string;
  readonly depth: Readonly<Record<string, string>>;
  readonly indexes: readonly number[];
}

function sortByBand(
  links: readonly Pick<Link, 'i' | 'j'>[],
  points: readonly DepthPoint[],
  { isSpatial, without }: { readonly isSpatial: boolean; readonly without: ReadonlySet<number> | undefined },
): Band[] {
  const indexes: number[] = [];
  links.forEach(({ i, j }, index) => {
    if (without === undefined || !(without.has(i) || without.has(j))) indexes.push(index);
  });
  if (!isSpatial) return [{ key: 'rods', depth: {}, indexes }];
  const bandOf = measureBands(links, points);
  const bands: number[][] = [[], [], []];
  for (const index of indexes) bands[bandOf(index)]?.push(index);
  return BANDS.map((name, band) => ({
    key: `rods-${name}`,
    depth: { 'data-depth': name },
    indexes: bands[band] ?? [],
  }));
}

/**
 * Returns the depth band of each link by its index: 0 is the farthest. If all links have the same depth, they are
 * near.
 */
export function measureBands(
  links: readonly Pick<Link, 'i' | 'j'>[],
  points: readonly DepthPoint[],
): (index: number) => number {
  // Computed once, because there may be tens of thousands of rods.
  const depths = Float64Array.from(
    links,
    ({ i, j }) => ((points[i]?.depth ?? 0) + (points[j]?.depth ?? 0)) / 2,
  );
  let [least, most] = [Infinity, -Infinity];
  for (const depth of depths) {
    if (depth < least) least = depth;
    if (depth > most) most = depth;
  }
  const [range, last] = [most - least, BANDS.length - 1];
  return (index) => {
    const depth = depths[index];
    if (depth === undefined || range <= 0) return last;
    return Math.min(last, Math.floor(((depth - least) / range) * BANDS.length));
  };
}

/** Returns whether rods are so close on the page that they are drawn as hairlines. */
export function isDense(
  links: readonly Pick<Link, 'i' | 'j'>[],
  points: readonly { readonly x: number; readonly y: number }[],
): boolean {
  const step = Math.max(1, Math.floor(links.length / SAMPLE));
  let [sum, count] = [0, 0];
  for (let index = 0; index < links.length; index += step) {
    const link = links[index];
    const [a, b] = [link && points[link.i], link && points[link.j]];
    if (a === undefined || b === undefined) continue;
    sum += Math.hypot(b.x - a.x, b.y - a.y);
    count += 1;
  }
  return count >= 100 && sum / count < DENSE_PX;
}
