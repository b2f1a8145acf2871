import { scrollToAnchor } from '../../navigation/scrollToAnchor.ts';

/** Where the forces stand on the page, by which an address leads to them. */
export const FORCES_ANCHOR = 'truss-result-sampler-n';

/** Frames that the forces may take to stand there: their part may still be fetched. */
const MOST_FRAMES = 120;

/**
 * After a solve the forces are what is wanted: the page goes to them. Under a hand that holds something on the board it
 * stays: what is held would go to where the page has moved.
 */
export function showForces(left = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[data-board][data-held]') !== null) return;
    if (!scrollToAnchor(FORCES_ANCHOR) && left > 0) showForces(left - 1);
  });
}
