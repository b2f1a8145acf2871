import type { TrussCase } from '@eecs/solver-core/truss';
import { type ShownCombined as Shown, createCombinedView, createCombining } from '@eecs/ui-kit/editor';
import { loadMethods } from '../late/loadParts.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { CombinedAnswer } from './combineShown.ts';
import { startCombineThread } from './startTrussThread.ts';

/** The combinations of the edited truss; `follow` keeps them up to date. */
export const combining = createCombining<TrussCase, CombinedAnswer>({
  documentAtom,
  startThread: startCombineThread,
  solve: async (document) => (await loadMethods()).combineShown(document),
});

export const { hasRuleAtom, isCombinedAtom, chosenSituationAtom, shownCombinationAtom, shownCombinedAtom } =
  createCombinedView<TrussCase, CombinedAnswer>({ session, combining });

/** A combined truss for display. */
export type ShownCombined = Shown<TrussCase, CombinedAnswer>;
