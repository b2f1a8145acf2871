import { getLabelWidth, LABEL_HEIGHT_PX } from './labelMetrics.ts';
import type { LabelBox } from './placeLabels.ts';
import { createBoxIndex } from './createBoxIndex.ts';
import type { PlacedLabel } from '../drawing/mark.ts';

/** The free space left and right of a text together, and above its baseline, px. */
const MARGIN_PX = 4;
const ASCENT_PX = 11;

interface LabelPoint {
  readonly x: number;
  readonly y: number;
}

/** A text to be placed, with its acceptable places, best first. */
export interface LabelWish<Places extends Iterable<LabelPoint> = readonly LabelPoint[]> {
  readonly key: string;
  readonly text: string;
  readonly role: PlacedLabel['role'];
  /** Labels with a higher priority are placed first. */
  readonly priority: number;
  /** Centre and baseline of each possible place, generated on demand. */
  readonly places: Places;
  /** The point that the text belongs to, if a leader line may connect them. @default the text is at its places only */
  readonly anchor?: Anchor;
}

/** The point of an object to which a leader line goes. */
export interface Anchor extends LabelPoint {
  /** The longest line, px. */
  readonly mostPx: number;
  /** A text nearer to the point than this has no line. @default 12 */
  readonly nearPx?: number;
}

/** A place at the end of a leader line. */
export interface LedPlace extends LabelPoint {
  /** The line as path data; absent if the text is so near that it needs none. */
  readonly leader?: string;
  /** Boxes along the line, which later labels avoid. @default none */
  readonly cover?: readonly LabelBox[];
}

/** The room that a label without a free place still has. */
export interface LeftRoom {
  /** Returns whether a label may have a box. */
  readonly isFree: (box: LabelBox) => boolean;
  /** Returns whether a box covers another label. */
  readonly isTaken: (box: LabelBox) => boolean;
}

/** Returns the box that a label covers. A label without a role is treated as a value. */
export function getLabelBox({
  text,
  x,
  y,
  role = 'load',
}: Pick<PlacedLabel, 'text' | 'x' | 'y'> & Partial<Pick<PlacedLabel, 'role'>>): LabelBox {
  const half = getTakenWidth(text, role) / 2;
  return { x0: x - half, y0: y - ASCENT_PX, x1: x + half, y1: y - ASCENT_PX + LABEL_HEIGHT_PX };
}

/** Returns the width of a text with its margins, px. Lengths use another font than values. */
export function getTakenWidth(text: string, role: PlacedLabel['role'] = 'load'): number {
  return getLabelWidth(text, role === 'dimension' ? 'mono' : 'sans') + MARGIN_PX;
}

/** The obstacles for labels. */
export interface LabelGround {
  readonly frame: LabelBox;
  readonly obstacles: readonly LabelBox[];
  /** Boxes that no label may cover in any case. @default none */
  readonly reserved?: readonly LabelBox[];
  /** Finds another place for a label without a free one: `findLedPlace`. @default it is left out */
  readonly otherwise?: (wish: LabelWish<Iterable<LabelPoint>>, room: LeftRoom) => LedPlace | null;
}

/**
 * Chooses for each label the first of its places that is free of obstacles and of other labels, moved inside the frame
 * if it would cross a side of it. A label without such a place is left out and counted: on a line it would be hard to
 * read, and beside another mark it would be attributed to that mark.
 */
export function chooseLabelPlaces(
  wishes: readonly LabelWish<Iterable<LabelPoint>>[],
  { frame, obstacles, reserved = [], otherwise }: LabelGround,
): { readonly labels: readonly PlacedLabel[]; readonly hidden: number } {
  const labels: PlacedLabel[] = [];
  const taken = createBoxIndex(reserved);
  const inTheWay = createBoxIndex(obstacles);
  const isFree = (box: LabelBox): boolean =>
    isInside(box, frame) && !taken.meets(box) && !inTheWay.meets(box);
  for (const wish of [...wishes].sort((a, b) => b.priority - a.priority)) {
    const { key, text, role } = wish;
    const toBox = (place: LabelPoint): LabelBox => getLabelBox({ text, role, ...place });
    const chosen =
      findFree(wish, frame, (place) => isFree(toBox(place))) ??
      otherwise?.(wish, { isFree, isTaken: taken.meets });
    if (chosen == null) continue;
    const { cover = [], ...place } = chosen;
    [toBox(place), ...cover].forEach(taken.add);
    labels.push({ key, text, role, ...place });
  }
  return { labels, hidden: wishes.length - labels.length };
}

/** Finds the first free place of a label that is not shifted away from its point, at the edge of a zoomed view. */
function findFree(
  { text, role, places }: LabelWish<Iterable<LabelPoint>>,
  { x0, x1 }: LabelBox,
  isFree: (place: LabelPoint) => boolean,
): LedPlace | null {
  const half = getTakenWidth(text, role) / 2;
  for (const { x, y } of places) {
    const place = { x: Math.max(x0 + half, Math.min(x1 - half, x)), y };
    if (x >= x0 && x <= x1 && isFree(place)) return place;
  }
  return null;
}

/** In pixels: rounding of a label that touches a side. */
const RIM_TOLERANCE = 1e-9;

function isInside(box: LabelBox, frame: LabelBox): boolean {
  return (
    box.x0 >= frame.x0 - RIM_TOLERANCE &&
    box.y0 >= frame.y0 &&
    box.x1 <= frame.x1 + RIM_TOLERANCE &&
    box.y1 <= frame.y1
  );
}
