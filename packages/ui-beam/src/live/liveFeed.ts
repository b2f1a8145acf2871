import { atom } from 'jotai/vanilla';
import type { Solution } from '../state/sessionAtoms.ts';

/**
 * What a gesture under way does to the results: the preview of its draft, `refused` where the draft cannot be solved,
 * or null once the gesture is over and what React drew is true again.
 */
export type LiveFrame = Solution | 'refused' | null;

/** Hands previews to what paints without React, many times a second. */
export interface LiveFeed {
  readonly subscribe: (listener: (frame: LiveFrame) => void) => () => void;
  readonly emit: (frame: LiveFrame) => void;
}

function createLiveFeed(): LiveFeed {
  const listeners = new Set<(frame: LiveFrame) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (frame) => listeners.forEach((listener) => listener(frame)),
  };
}

/** One per store: an atom that is computed belongs to the store it is read in. */
export const liveFeedAtom = atom(createLiveFeed);
