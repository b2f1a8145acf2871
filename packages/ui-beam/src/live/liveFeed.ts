import { atom } from 'jotai/vanilla';
import { createLiveFeed } from './createLiveFeed.ts';

/** One per store: an atom that is computed belongs to the store it is read in. */
export const liveFeedAtom = atom(() =>
  createLiveFeed({
    now: () => performance.now(),
    nextFrame: (run) => requestAnimationFrame(run),
    afterFrame: (run) => setTimeout(run),
  }),
);
