import { getLabelWidth, LABEL_HEIGHT_PX } from './labelMetrics.ts';
import type { LabelBox } from './placeLabels.ts';
import { type BoxIndex, createBoxIndex } from './createBoxIndex.ts';
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
  /** Whether it takes only places free of obstacles. @default whether its priority is below `freeBelow` */
  readonly isStrict?: boolean;
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
  /** Lines that a label covers rather than an obstacle, if no place is free of both. @default none */
  readonly faint?: readonly LabelBox[];
  /** Boxes that no label may cover in any case. @default none */
  readonly reserved?: readonly LabelBox[];
  /** Labels of a lower priority take only places free of obstacles, and are omitted if there is none. @default 0 */
  readonly freeBelow?: number;
}

/**
 * Chooses for each label the first of its places where it overlaps no other label and stays inside the frame. A place
 * free of `obstacles` is preferred; a label that fits nowhere is left out and counted. Unlike `placeLabels` it never
 * tries other places, because a value beside another mark would be attributed to that mark.
 */
export function chooseLabelPlaces(
  wishes: readonly LabelWish<Iterable<LabelPoint>>[],
  { frame, obstacles, faint = [], reserved = [], freeBelow = 0 }: LabelGround,
): { readonly labels: readonly PlacedLabel[]; readonly hidden: number } {
  const labels: PlacedLabel[] = [];
  const taken = createBoxIndex(reserved);
  const inTheWay = createBoxIndex(obstacles);
  const faintly = createBoxIndex(faint);
  let hidden = 0;
  for (const wish of [...wishes].sort((a, b) => b.priority - a.priority)) {
    const { isStrict = wish.priority < freeBelow } = wish;
    const chosen = choosePlace(wish, { frame, taken, inTheWay, faintly, isStrict });
    if (chosen === null) {
      hidden += 1;
      continue;
    }
    taken.add(getLabelBox({ text: wish.text, role: wish.role, ...chosen }));
    labels.push({ key: wish.key, text: wish.text, role: wish.role, ...chosen });
  }
  return { labels, hidden };
}

/**
 * Returns the first place that is free of everything, otherwise one that covers only faint lines, otherwise one free of
 * other labels.
 */
function choosePlace(
  { text, role, places }: LabelWish<Iterable<LabelPoint>>,
  {
    frame,
    taken,
    inTheWay,
    faintly,
    isStrict,
  }: {
    readonly frame: LabelBox;
    readonly taken: BoxIndex;
    readonly inTheWay: BoxIndex;
    readonly faintly: BoxIndex;
    readonly isStrict: boolean;
  },
): LabelPoint | null {
  let second: LabelPoint | null = null;
  let third: LabelPoint | null = null;
  for (const wanted of places) {
    // At the edge of a zoomed view the value would be shifted away from its point.
    if (wanted.x < frame.x0 || wanted.x > frame.x1) continue;
    const place = keepInside(wanted, getTakenWidth(text, role), frame);
    const box = getLabelBox({ text, role, ...place });
    if (!isInside(box, frame) || taken.meets(box)) continue;
    const isClear = !inTheWay.meets(box);
    if (isClear && !faintly.meets(box)) return place;
    if (isStrict) continue;
    if (isClear) second ??= place;
    else third ??= place;
  }
  return second ?? third;
}

/** Moves a label that would cross a side of the frame back inside. */
function keepInside(place: LabelPoint, width: number, frame: LabelBox): LabelPoint {
  const half = width / 2;
  return { x: Math.max(frame.x0 + half, Math.min(frame.x1 - half, place.x)), y: place.y };
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
