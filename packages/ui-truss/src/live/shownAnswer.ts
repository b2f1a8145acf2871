import type { TrussSet } from '@eecs/solver-core/truss';
import { type BoardAnswer, createBoardAnswer } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { isPutOffAtom, previewAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';

/** Results on the screen with the truss they belong to. */
export type ShownAnswer = BoardAnswer<TrussTypes>;

export const {
  shownAnswerAtom,
  shownSetAtom,
  shownSetIndexAtom,
  areAllShownAtom: isEnvelopeAtom,
} = createBoardAnswer<TrussTypes>(session, {
  previewAtom,
  // The last answer is kept for the same rods until the next one arrives.
  isKept: (get, last, now) => get(isPutOffAtom) && last.links === now.links,
  // The studies of the extremes use the set with the greatest axial force.
  findTelling: (sets) => {
    const sizes = sets.map(({ N }) => N.reduce((most, force) => Math.max(most, Math.abs(force)), 0));
    return sizes.indexOf(Math.max(...sizes));
  },
});

/** The results of the shown case set, with their truss and answer. */
export interface ShownSet {
  readonly shown: ShownAnswer;
  readonly set: TrussSet;
  /** Index of the case set. */
  readonly at: number;
}

/** The results for further calculations; null while there are none. */
export const shownResultAtom = atom((get): ShownSet | null => {
  const shown = get(shownAnswerAtom);
  const at = get(shownSetIndexAtom);
  const set = shown?.answer.sets[at];
  return shown === null || set === undefined ? null : { shown, set, at };
});
