import type { Link } from '@eecs/solver-core/truss';
import type { DrawnNode } from '@eecs/ui-kit';
import { px } from '@eecs/ui-kit/editor';
import type { DepthPoint } from '../camera/camera.ts';
import { type Emphasis, indexesAmong } from './scheme.ts';

/** Bands of depth of a spatial truss: the farther, the lighter. */
const BANDS = ['far', 'middle', 'near'] as const;

/**
 * Draws all rods of one state as one path. In space those behind are lighter: three paths by depth. Rods set off are drawn
 * again over the others.
 */
export function drawRods(
  links: readonly Pick<Link, 'i' | 'j'>[],
  points: readonly DepthPoint[],
  { isSpatial, emphasis }: { readonly isSpatial: boolean; readonly emphasis: Emphasis },
): DrawnNode[] {
  const path = (index: number): string => {
    const link = links[index];
    const [a, b] = [link && points[link.i], link && points[link.j]];
    return a && b ? `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}` : '';
  };
  const chosen = indexesAmong(emphasis.chosen, 'link');
  const hovered = emphasis.hovered === null ? [] : indexesAmong([emphasis.hovered], 'link');
  return [
    ...drawBands(links, points, { isSpatial, path }),
    rods('rods-hovered', hovered.map(path).join(''), { 'data-state': 'hovered' }),
    rods('rods-selected', chosen.map(path).join(''), { 'data-state': 'selected' }),
  ].filter(({ attributes }) => attributes['d'] !== '');
}

function drawBands(
  links: readonly Pick<Link, 'i' | 'j'>[],
  points: readonly DepthPoint[],
  { isSpatial, path }: { readonly isSpatial: boolean; readonly path: (index: number) => string },
): DrawnNode[] {
  if (!isSpatial) return [rods('rods', links.map((_, index) => path(index)).join(''))];
  const depth = ({ i, j }: Pick<Link, 'i' | 'j'>): number =>
    ((points[i]?.depth ?? 0) + (points[j]?.depth ?? 0)) / 2;
  let [least, most] = [Infinity, -Infinity];
  for (const link of links) {
    least = Math.min(least, depth(link));
    most = Math.max(most, depth(link));
  }
  const range = most - least;
  const paths = ['', '', ''];
  links.forEach((link, index) => {
    const band = range > 0 ? Math.min(2, Math.floor(((depth(link) - least) / range) * 3)) : 2;
    paths[band] += path(index);
  });
  return BANDS.map((name, band) => rods(`rods-${name}`, paths[band] ?? '', { 'data-depth': name }));
}

function rods(key: string, d: string, state: Readonly<Record<string, string>> = {}): DrawnNode {
  return { key, tag: 'path', attributes: { 'data-role': 'rod', ...state, d } };
}
