import { px } from '../drawing/mark.ts';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import type { PlacedLabel } from '../drawing/mark.ts';
import {
  type LabelWish,
  type LedPlace,
  type LeftRoom,
  getLabelBox,
  getTakenWidth,
} from './chooseLabelPlaces.ts';
import { LABEL_HEIGHT_PX } from './labelMetrics.ts';
import { type LabelBox, getNearest } from './placeLabels.ts';

/** The longest leader lines, px: of a value, and of one that governs. */
export const LEAD_PX = { usual: 80, governing: 400 } as const;

/** Directions in which a place is sought. */
const WAYS = 16;
/** The distances of the nearest place and of the next one from it, px; each further step is longer by `more`. */
const STEP = { first: 8, next: 8, more: 1.25 };
/** A text nearer to its point than this needs no line, px. */
const NEAR_PX = 12;
/** The distance of a line from its text and its point, px. */
const GAP_PX = 2;
/** From the middle of a label down to its baseline, px. */
const BASE_PX = 4;
/** Distance between the boxes along a line, px. */
const PITCH_PX = 6;

/**
 * Finds the nearest free place around the anchor of a label, with a line to the anchor if it is not beside it; the line
 * crosses no other label. Null if the label has no anchor, or there is no free place within its reach.
 */
export function findLedPlace(
  { anchor, text, role }: Omit<LabelWish, 'places'>,
  { isFree, isTaken }: LeftRoom,
): LedPlace | null {
  if (anchor === undefined) return null;
  const half = { x: getTakenWidth(text, role) / 2, y: LABEL_HEIGHT_PX / 2 };
  let step = STEP.next;
  for (let away = STEP.first; away <= anchor.mostPx; away += step, step *= STEP.more)
    for (let way = 0; way < WAYS; way += 1) {
      // Above the point first, then to both sides in turn.
      const angle = (Math.ceil(way / 2) * (way % 2 === 0 ? 2 : -2) * Math.PI) / WAYS - Math.PI / 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const place = {
        x: anchor.x + cos * (away + Math.abs(cos) * half.x),
        y: anchor.y + sin * (away + Math.abs(sin) * half.y) + BASE_PX,
      };
      const box = getLabelBox({ text, role, ...place });
      if (!isFree(box)) continue;
      const { x, y, gap } = getNearest(anchor, box);
      if (gap < (anchor.nearPx ?? NEAR_PX)) return place;
      const cover = coverLine(anchor, { x, y }, gap);
      if (cover.some(isTaken)) continue;
      const [ux, uy] = [(x - anchor.x) / gap, (y - anchor.y) / gap];
      return {
        ...place,
        cover,
        leader: `M${px(anchor.x + ux * GAP_PX)} ${px(anchor.y + uy * GAP_PX)}L${px(x - ux * GAP_PX)} ${px(y - uy * GAP_PX)}`,
      };
    }
  return null;
}

function coverLine(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  length: number,
): LabelBox[] {
  const count = Math.ceil(length / PITCH_PX);
  return Array.from({ length: count }, (_, k) => {
    const share = (k + 0.5) / count;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const half = PITCH_PX / 4;
    return { x0: x - half, y0: y - half, x1: x + half, y1: y + half };
  });
}

/** Draws the leader lines of labels. */
export function drawLeaders(labels: readonly PlacedLabel[]): DrawnNode[] {
  return labels.flatMap(({ key, leader }) =>
    leader === undefined
      ? []
      : [{ key: `leader-${key}`, tag: 'path', attributes: { 'data-role': 'leader', d: leader } } as const],
  );
}
