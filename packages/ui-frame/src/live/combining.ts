import type { FrameCase } from '@eecs/solver-core/frame';
import { type ShownCombined as Shown, createCombinedView, createCombining } from '@eecs/ui-kit/editor';
import { loadCombinations } from '../late/loadParts.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { CombinedAnswer } from './combineShown.ts';

/** The combinations of the edited frame; `follow` keeps them up to date. */
export const combining = createCombining<FrameCase, CombinedAnswer>({
  documentAtom,
  // A frame is solved in the page, as its preview is.
  startThread: () => null,
  solve: async (document) => (await loadCombinations()).combineShown(document),
});

export const { hasRuleAtom, isCombinedAtom, chosenSituationAtom, shownCombinationAtom, shownCombinedAtom } =
  createCombinedView<FrameCase, CombinedAnswer>({ session, combining });

/** A combined frame for display. */
export type ShownCombined = Shown<FrameCase, CombinedAnswer>;
