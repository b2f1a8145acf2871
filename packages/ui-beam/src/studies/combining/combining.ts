import type { BeamCase } from '@eecs/solver-core';
import type { CombinedBeam } from '@eecs/solver-core/combinations';
import { type ShownCombination, createCombining } from '@eecs/ui-kit/editor';
import { isCombining } from '@eecs/ui-kit/editing';
import { atom } from 'jotai/vanilla';
import { isComparedAtom } from '../../live/beamLive.ts';
import { loadCombinations } from '../../late/loadCombinations.ts';
import type { CombinedAnswer } from '../../live/combineShown.ts';
import { startCombineThread } from '../../live/startCombineThread.ts';
import { chosenSetAtom, documentAtom } from '../../state/sessionAtoms.ts';
import type { ChosenSituations } from './rowEffects.ts';

/** The combinations of the edited beam; `follow` keeps them up to date. */
export const combining = createCombining<BeamCase, CombinedAnswer>({
  documentAtom,
  startThread: startCombineThread,
  solve: async (document) => (await loadCombinations()).combineShown(document),
});

/** The newest answer. */
export const { combinedAtom } = combining;

/** Whether the reader wants the envelope of the combinations when all case sets are shown. */
export const isCombinedWantedAtom = atom(true);

/** The chosen situations: one for forces, one for displacements; by default the first of the rule. */
export const chosenSituationsAtom = atom<ChosenSituations>({});

const aloneAtom = atom<ShownCombination | null>(null);

/** The combination shown by itself; setting it shows the results of combinations. */
export const shownCombinationAtom = atom(
  (get) => get(aloneAtom),
  (_, set, shown: ShownCombination | null) => {
    set(aloneAtom, shown);
    set(isCombinedWantedAtom, true);
    set(chosenSetAtom, 'all');
  },
);

/** A combined beam for display. */
export interface ShownCombined {
  readonly document: BeamCase;
  readonly beam: CombinedBeam;
  /** Whether the beam has been edited since. */
  readonly isStale: boolean;
}

/** The combined beam in the results; null while they show case sets. */
export const shownCombinedAtom = atom((get): ShownCombined | null => {
  if (!get(isComparedAtom) || !get(isCombinedWantedAtom)) return null;
  const combined = get(combinedAtom);
  if (combined === null || !combined.answer.ok) return null;
  const { document, answer } = combined;
  return { document, beam: answer, isStale: document !== get(documentAtom) };
});

/** Whether the case sets of the beam are combined, by a rule or manually. */
export const hasRuleAtom = atom((get) => isCombining(get(documentAtom)));
