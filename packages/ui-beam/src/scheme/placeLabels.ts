import { type Box, type PlacedLabel, overlaps } from './mark.ts';

/** Text height of a label and the advance of a character of Plex Mono at its size, which Plex Sans stays below on average, in pixels. */
export const LABEL_HEIGHT_PX = 14;
const CHARACTER_PX = 7.25;

/** A text that wants a place, with the places it would take, best first. */
export interface LabelWish {
  readonly key: string;
  readonly text: string;
  readonly role: PlacedLabel['role'];
  /** Higher is placed first. */
  readonly priority: number;
  /** Middle and base line of each place it would take. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Gives the box a label covers. */
export function getLabelBox(label: Pick<PlacedLabel, 'text' | 'x' | 'y'>): Box {
  const width = getLabelWidth(label.text);
  return { x: label.x - width / 2, y: label.y - 11, width, height: LABEL_HEIGHT_PX };
}

/** Gives the width kept for a text: never less than it takes in the fonts of the theme. */
export function getLabelWidth(text: string): number {
  return text.length * CHARACTER_PX + 4;
}

/**
 * Finds a place for each label so that no two overlap and none leaves the frame. A place free of `obstacles` is
 * preferred; a label that fits nowhere is left out and counted.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  { frame, obstacles }: { readonly frame: Box; readonly obstacles: readonly Box[] },
): { readonly labels: readonly PlacedLabel[]; readonly hidden: number } {
  const labels: PlacedLabel[] = [];
  const taken: Box[] = [];
  let hidden = 0;
  for (const wish of [...wishes].sort((a, b) => b.priority - a.priority)) {
    const places = wish.places
      .map((place) => ({ place: keepInside(place, wish.text, frame) }))
      .map(({ place }) => ({ place, box: getLabelBox({ text: wish.text, ...place }) }))
      .filter(({ box }) => isInside(box, frame) && !taken.some((other) => overlaps(box, other)));
    const chosen =
      places.find(({ box }) => !obstacles.some((obstacle) => overlaps(box, obstacle))) ?? places[0];
    if (chosen === undefined) {
      hidden += 1;
      continue;
    }
    taken.push(chosen.box);
    labels.push({ key: wish.key, text: wish.text, role: wish.role, ...chosen.place });
  }
  return { labels, hidden };
}

/** Pushes a label that would cross a side of the frame back inside. */
function keepInside(
  place: { readonly x: number; readonly y: number },
  text: string,
  frame: Box,
): { readonly x: number; readonly y: number } {
  const half = getLabelWidth(text) / 2;
  const x = Math.max(frame.x + half, Math.min(frame.x + frame.width - half, place.x));
  return { x, y: place.y };
}

function isInside(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x - 1e-9 &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width + 1e-9 &&
    box.y + box.height <= frame.y + frame.height
  );
}
