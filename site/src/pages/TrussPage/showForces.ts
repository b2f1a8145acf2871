import { scrollToAnchor } from '../../navigation/scrollToAnchor.ts';

/** Id of the forces on the page, to which addresses can link. */
export const FORCES_ANCHOR = 'truss-result-sampler-n';

/** Number of animation frames to wait for the forces: their part may still be loading. */
const MOST_FRAMES = 120;

/**
 * Scrolls to the forces after a solve. During a drag on the board it does not, because the dragged object would move
 * with the page.
 */
export function showForces(left = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[data-board][data-held]') !== null) return;
    if (!scrollToAnchor(FORCES_ANCHOR) && left > 0) showForces(left - 1);
  });
}
