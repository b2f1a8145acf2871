import type { LabelBox } from './placeLabels.ts';
import type { LabelWish } from './chooseLabelPlaces.ts';

/** More labels of one kind than these are a carpet that hides the drawing. */
const MOST = 60;

interface LabelPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Thins the labels of one kind where the frame has more of them than anybody reads: of those whose first place is in one
 * cell of the frame the most important one stays. Zoomed in, the frame has fewer of them, and all are back.
 *
 * @example thinLabels(wishes, { frame }).length // 484 labels on a grid of joints become at most 60
 */
export function thinLabels<Wish extends LabelWish<Iterable<LabelPoint>>>(
  wishes: readonly Wish[],
  { frame: { x0, y0, x1, y1 }, most = MOST }: { readonly frame: LabelBox; readonly most?: number },
): readonly Wish[] {
  if (wishes.length <= most) return wishes;
  const placed = wishes.flatMap((wish) => {
    const { places } = wish;
    const rest = places[Symbol.iterator]();
    const first = rest.next();
    if (first.done === true) return [];
    const place = first.value;
    const isIn = place.x >= x0 && place.x <= x1 && place.y >= y0 && place.y <= y1;
    // Places that are generated are so once.
    return isIn
      ? [{ wish: Array.isArray(places) ? wish : { ...wish, places: resume(place, rest) }, place }]
      : [];
  });
  if (placed.length <= most) return placed.map(({ wish }) => wish);
  // Cells as wide as twice their height, as labels are; columns and rows are rounded down, so that `most` holds.
  const columns = Math.max(1, Math.floor(Math.sqrt((most * (x1 - x0)) / (2 * (y1 - y0)))));
  const rows = Math.max(1, Math.floor(most / columns));
  const kept = new Map<number, Wish>();
  for (const { wish, place } of placed) {
    const column = Math.min(columns - 1, Math.floor(((place.x - x0) / (x1 - x0)) * columns));
    const row = Math.min(rows - 1, Math.floor(((place.y - y0) / (y1 - y0)) * rows));
    const cell = row * columns + column;
    const there = kept.get(cell);
    if (there === undefined || wish.priority > there.priority) kept.set(cell, wish);
  }
  return [...kept.values()];
}

function* resume(first: LabelPoint, rest: Iterator<LabelPoint>): Iterable<LabelPoint> {
  yield first;
  for (let next = rest.next(); next.done !== true; next = rest.next()) yield next.value;
}
