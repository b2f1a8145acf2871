import type { TrussCase } from '@eecs/solver-core/truss';
import type { DrawnNode } from '@eecs/ui-kit';
import type { LabelWish, PlacedLabel } from '@eecs/ui-kit/editor';
import type { Point } from '../camera/camera.ts';

const KEY = 'section-number-';
/** From the rod to the middle of a number; the ring round it, and by how much its middle is above the base line, px. */
const OFF_PX = 14;
const RING = { radius: 8, above: 4 };
/** A rod shorter than this has no room for a number, and numbers of more rods are unreadable on one picture. */
const LEAST_PX = 40;
const MOST = 400;

/** Wishes for the numbers of the cross-sections, as their table counts them, beside the rods that have one. */
export function numberSections(links: TrussCase['links'], points: readonly Point[]): readonly LabelWish[] {
  if (links.length > MOST) return [];
  return links.flatMap(({ i, j, sectionIndex }, index): LabelWish[] => {
    const [a, b] = [points[i], points[j]];
    if (a === undefined || b === undefined || sectionIndex < 0) return [];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length < LEAST_PX) return [];
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const places = [0.5, 0.38, 0.62].flatMap((share) =>
      [1, -1].map((side) => ({
        x: a.x + (b.x - a.x) * share + uy * OFF_PX * side,
        y: a.y + (b.y - a.y) * share - ux * OFF_PX * side + RING.above,
      })),
    );
    return [
      { key: `${KEY}${index}`, text: String(sectionIndex + 1), role: 'dimension', priority: 1, places },
    ];
  });
}

/** Draws a ring round each of them that has found its place, as one node; none where there are none. */
export function ringNumbers(labels: readonly PlacedLabel[]): readonly DrawnNode[] {
  const { radius: r, above } = RING;
  const d = labels
    .filter(({ key }) => key.startsWith(KEY))
    .map(
      ({ x, y }) =>
        `M${(x - r).toFixed(1)} ${(y - above).toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    )
    .join('');
  return d === '' ? [] : [{ key: 'section-rings', tag: 'path', attributes: { 'data-role': 'dimension', d } }];
}
