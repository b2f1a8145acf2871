import { scrollToAnchor } from '../../navigation/scrollToAnchor.ts';

/** Where the forces are on the page, by which an address leads to them. */
export const FORCES_ANCHOR = 'truss-result-sampler-n';

/** Frames that the forces may take to be there: their part may still be fetched. */
const MOST_FRAMES = 120;

/**
 * Scrolls to the forces after a solve. During a drag on the board the page stays, because the dragged object would
 * move with it.
 */
export function showForces(left = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[data-board][data-held]') !== null) return;
    if (!scrollToAnchor(FORCES_ANCHOR) && left > 0) showForces(left - 1);
  });
}
