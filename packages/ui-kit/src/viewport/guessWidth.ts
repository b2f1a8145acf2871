/** Width of an editor's frame on a phone, px. */
export const EDITOR_MARGINS_PX = 26;

/**
 * Estimates the width of an element that is not measured yet, px: `fallback`, or the width of a narrower screen less
 * `margins`, the px beside the element. If nothing remains, the screen is unknown: jsdom returns 0.
 */
export function guessWidth(
  screenPx: number,
  { fallback, margins }: { readonly fallback: number; readonly margins: number },
): number {
  return screenPx > margins ? Math.min(fallback, screenPx - margins) : fallback;
}
