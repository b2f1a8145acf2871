import type { FrameSet } from '@eecs/solver-core/frame';
import { type Atom, atom } from 'jotai/vanilla';

/** The results of combinations that take the place of those of case sets. */
export interface CombinedSets {
  /** The upper and the lower border of the envelopes, or one combination; none until they belong to the frame. */
  readonly sets: readonly FrameSet[];
}

/**
 * Where the late part of combinations puts its results; null until it is loaded. Its own value is null while case sets
 * are shown.
 */
export const combinedSlotAtom = atom<{ readonly setsAtom: Atom<CombinedSets | null> } | null>(null);

/** The results of combinations; null while case sets are shown. */
export const combinedSetsAtom = atom((get): CombinedSets | null => {
  const slot = get(combinedSlotAtom);
  return slot === null ? null : get(slot.setsAtom);
});
