import type { TrussCase } from '@eecs/solver-core/truss';
import type { CombinedTruss, Situation, TrussSituation } from '@eecs/solver-core/combinations';
import { type ShownCombination, createCombining } from '@eecs/ui-kit/editor';
import { isCombining } from '@eecs/ui-kit/editing';
import { atom } from 'jotai/vanilla';
import { loadMethods } from '../late/loadParts.ts';
import { chosenSetAtom, documentAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import type { CombinedAnswer } from './combineShown.ts';
import { startCombineThread } from './startTrussThread.ts';

/** The combinations of the edited truss; `follow` keeps them up to date. */
export const combining = createCombining<TrussCase, CombinedAnswer>({
  documentAtom,
  startThread: startCombineThread,
  solve: async (document) => (await loadMethods()).combineShown(document),
});

/** Whether the case sets of the truss are combined, by a rule or manually. */
export const hasRuleAtom = atom((get) => isCombining(get(documentAtom)));

/** Whether the reader wants combinations when all case sets are shown. */
const isWantedAtom = atom(true);

/** Whether the results show combinations, if there are any; setting it shows them. */
export const isCombinedAtom = atom(
  (get): boolean => get(chosenSetAtom) === 'all' && get(isWantedAtom) && get(hasRuleAtom),
  (_, set, isWanted: boolean) => {
    set(isWantedAtom, isWanted);
    if (isWanted) set(chosenSetAtom, 'all');
  },
);

/** The chosen situation; null for the first of the rule. */
export const chosenSituationAtom = atom<Situation | null>(null);

const aloneAtom = atom<ShownCombination | null>(null);

/** The combination shown by itself; setting it shows the results of combinations and of its situation. */
export const shownCombinationAtom = atom(
  (get) => get(aloneAtom),
  (_, set, shown: ShownCombination | null) => {
    set(aloneAtom, shown);
    if (shown !== null) set(chosenSituationAtom, shown.situation);
    set(isCombinedAtom, true);
  },
);

/** A combined truss for display. */
export interface ShownCombined {
  readonly document: TrussCase;
  readonly truss: CombinedTruss;
  /** The shown situation. */
  readonly situation: TrussSituation;
  /** Index of the combination shown by itself; null for the envelope. */
  readonly alone: number | null;
  /** Whether the truss on the board differs: an edit or its combination is under way. */
  readonly isStale: boolean;
}

/** The combined truss in the results; null while they show case sets. */
export const shownCombinedAtom = atom((get): ShownCombined | null => {
  const combined = get(combining.combinedAtom);
  if (!get(isCombinedAtom) || combined === null || !combined.answer.ok) return null;
  const { document, answer: truss } = combined;
  const chosen = get(chosenSituationAtom);
  const situation = truss.situations.find((one) => one.situation === chosen) ?? truss.situations[0];
  if (situation === undefined) return null;
  const alone = get(aloneAtom);
  const isShown =
    alone?.situation === situation.situation && alone.combination < situation.combinations.length;
  return {
    document,
    truss,
    situation,
    alone: isShown ? alone.combination : null,
    isStale: document !== get(shownDocumentAtom),
  };
});
