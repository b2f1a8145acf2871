/** A part of the beam as fractions of its length, 0 <= first < last <= 1, independent of units. */
export type Range = readonly [number, number];

export const WHOLE: Range = [0, 1];

/** The narrowest visible part. */
const NARROWEST = 1 / 1000;

/** Narrows (factor < 1) or widens a range about a place in it. */
export function zoomRange([first, last]: Range, factor: number, about: number): Range {
  const width = fitWidth((last - first) * factor);
  const share = (about - first) / (last - first);
  return placeRange(about - share * width, width);
}

/** Moves a range along the beam by a fraction of its own width. */
export function panRange([first, last]: Range, part: number): Range {
  return placeRange(first + part * (last - first), last - first);
}

/** Moves a range so that a place is in its middle, within the beam. */
export function centerRange([first, last]: Range, about: number): Range {
  return placeRange(about - (last - first) / 2, last - first);
}

/** Makes a range of two places in either order. */
export function spanRange(a: number, b: number): Range {
  return placeRange(Math.min(a, b), fitWidth(Math.abs(b - a)));
}

function fitWidth(width: number): number {
  return Math.min(1, Math.max(NARROWEST, width));
}

function placeRange(first: number, width: number): Range {
  const start = Math.max(0, Math.min(1 - width, first));
  return [start, Math.min(1, start + width)];
}
