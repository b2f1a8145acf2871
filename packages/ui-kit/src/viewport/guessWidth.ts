/** Width of an editor's frame on a phone, px. */
export const EDITOR_MARGINS_PX = 26;

/**
 * Guesses the width of an element that is not measured yet, px: `fallback`, or what `margins`, the px beside the
 * element, leave of a narrower screen. A screen that leaves nothing is not known: jsdom returns 0.
 */
export function guessWidth(
  screenPx: number,
  { fallback, margins }: { readonly fallback: number; readonly margins: number },
): number {
  return screenPx > margins ? Math.min(fallback, screenPx - margins) : fallback;
}
