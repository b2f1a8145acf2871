import type { TrussCase } from '@eecs/solver-core/truss';
import type { DrawnNode } from '@eecs/ui-kit';
import type { LabelWish, PlacedLabel } from '@eecs/ui-kit/editor';
import type { Point } from '../camera/camera.ts';

const KEY = 'section-number-';
/**
 * Distance from the rod to the middle of a number, radius of its ring, and distance of its middle above the baseline,
 * px.
 */
const OFF_PX = 14;
const RING = { radius: 8, above: 4 };
/** A rod shorter than this has no room for a number, and if there are too many rods their numbers are unreadable. */
const LEAST_PX = 40;
const MOST = 400;

/** Lists the label requests for the numbers of cross-sections, as in their table, beside the rods that have one. */
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

/** Draws a ring round each placed number, as one node; empty if there are none. */
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
