import { type DrawnNode, px } from '@eecs/ui-kit/layout';
import type { Point } from '../../camera/camera.ts';
import type { DrawnCut } from './forceOptions.ts';

/** A cut extends beyond its outer rods by this much, px. */
const BEYOND_PX = 22;

/** Draws a cut: the line being drawn, otherwise a line through the points where the rods are cut. */
export function drawCut(
  { line, rods }: DrawnCut,
  links: readonly { readonly i: number; readonly j: number }[],
  points: readonly Point[],
): DrawnNode {
  const places =
    line === null
      ? orderAlong(rods.flatMap(({ link, share }) => placeOn(links[link], points, share)))
      : [line.from, line.to];
  const d = (line === null ? lengthen(places) : places)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`)
    .join('');
  return { key: 'cut', tag: 'path', attributes: { 'data-role': 'cut', d } };
}

function placeOn(
  link: { readonly i: number; readonly j: number } | undefined,
  points: readonly Point[],
  share: number,
): readonly Point[] {
  const [a, b] = [link && points[link.i], link && points[link.j]];
  return a && b ? [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }] : [];
}

/** Orders points along the line between the two that are farthest apart. */
function orderAlong(places: readonly Point[]): readonly Point[] {
  let [a, b, most] = [places[0], places[0], 0];
  for (const one of places)
    for (const other of places) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart > most) [a, b, most] = [one, other, apart];
    }
  if (a === undefined || b === undefined) return [];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return [...places].sort((p, q) => p.x * dx + p.y * dy - (q.x * dx + q.y * dy));
}

/** Extends a line beyond both ends; a single point becomes a vertical line. */
function lengthen(places: readonly Point[]): readonly Point[] {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const [ux, uy] = length === 0 ? [0, 1] : [(last.x - first.x) / length, (last.y - first.y) / length];
  return [
    { x: first.x - ux * BEYOND_PX, y: first.y - uy * BEYOND_PX },
    ...places,
    { x: last.x + ux * BEYOND_PX, y: last.y + uy * BEYOND_PX },
  ];
}
