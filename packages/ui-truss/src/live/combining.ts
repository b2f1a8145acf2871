import type { TrussCase } from '@eecs/solver-core/truss';
import type { CombinedTruss, Situation, TrussSituation } from '@eecs/solver-core/combinations';
import { type ShownCombination, createCombining } from '@eecs/ui-kit/editor';
import { isCombining } from '@eecs/ui-kit/editing';
import { atom } from 'jotai/vanilla';
import { loadMethods } from '../loadParts.ts';
import { chosenSetAtom, documentAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import type { CombinedAnswer } from './combineShown.ts';
import { startCombineThread } from './startTrussThread.ts';

/** The combinations of the truss that is edited; `follow` keeps them in step with it. */
export const combining = createCombining<TrussCase, CombinedAnswer>({
  documentAtom,
  startThread: startCombineThread,
  solve: async (document) => (await loadMethods()).combineShown(document),
});

/** Whether the case sets of the truss are combined, by a rule or by hand. */
export const hasRuleAtom = atom((get) => isCombining(get(documentAtom)));

/** Whether combinations are wanted where all case sets are shown. */
const isWantedAtom = atom(true);

/** Whether the results show combinations, once there are some; choosing so shows them. */
export const isCombinedAtom = atom(
  (get): boolean => get(chosenSetAtom) === 'all' && get(isWantedAtom) && get(hasRuleAtom),
  (_, set, isWanted: boolean) => {
    set(isWantedAtom, isWanted);
    if (isWanted) set(chosenSetAtom, 'all');
  },
);

/** The situation that is looked at; null for the first of the rule. */
export const chosenSituationAtom = atom<Situation | null>(null);

const aloneAtom = atom<ShownCombination | null>(null);

/** The combination that is shown alone; showing one shows the results of combinations and of its situation. */
export const shownCombinationAtom = atom(
  (get) => get(aloneAtom),
  (_, set, shown: ShownCombination | null) => {
    set(aloneAtom, shown);
    if (shown !== null) set(chosenSituationAtom, shown.situation);
    set(isCombinedAtom, true);
  },
);

/** A combined truss on the screen. */
export interface ShownCombined {
  readonly document: TrussCase;
  readonly truss: CombinedTruss;
  /** The situation that is looked at. */
  readonly situation: TrussSituation;
  /** Index of the combination that is shown alone; null for the envelope. */
  readonly alone: number | null;
  /** Whether the truss on the board is another one: an edit is under way, or its combinations are. */
  readonly isStale: boolean;
}

/** The combined truss that the results show; null while they show case sets. */
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
