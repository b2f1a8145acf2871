import type { FrameCase } from '@eecs/solver-core/frame';
import { type ShownCombined as Shown, createCombinedView, createCombining } from '@eecs/ui-kit/editor';
import { loadCombinations } from '../late/loadParts.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { CombinedAnswer } from './combineShown.ts';
import { startCombineThread } from './startCombineThread.ts';

/** Results of members, over all case sets, that are combined in the page: they take less time than a worker needs to start. */
const FEW_RESULTS = 300;

/** The combinations of the edited frame; `follow` keeps them up to date. */
export const combining = createCombining<FrameCase, CombinedAnswer>({
  documentAtom,
  startThread: startCombineThread,
  isSmall: ({ members, caseSets }) => members.length * caseSets.length < FEW_RESULTS,
  solve: async (document) => (await loadCombinations()).combineShown(document),
});

export const { hasRuleAtom, isCombinedAtom, chosenSituationAtom, shownCombinationAtom, shownCombinedAtom } =
  createCombinedView<FrameCase, CombinedAnswer>({ session, combining });

/** A combined frame for display. */
export type ShownCombined = Shown<FrameCase, CombinedAnswer>;
