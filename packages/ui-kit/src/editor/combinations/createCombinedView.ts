import type { CommonCase } from '@eecs/solver-core';
import type { Situation } from '@eecs/solver-core/combinations';
import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import { isCombining } from '../../editing/combinations/isCombining.ts';
import type { CombiningDocument } from '../live/createCombining.ts';
import type { CombinedSituation, ShownCombination } from './combiningPort.ts';

/** A structure with combined case sets, or a refusal. */
type CombinedAnswer<Own extends CombinedSituation> =
  { readonly ok: true; readonly situations: readonly Own[] } | { readonly ok: false };

/** A combined structure for display. */
export interface ShownCombined<Document, Answer extends { readonly ok: boolean }> {
  readonly document: Document;
  readonly combined: Extract<Answer, { readonly ok: true }>;
  /** The shown situation. */
  readonly situation: SituationOf<Answer>;
  /** Index of the situation. */
  readonly at: number;
  /** Index of the combination shown by itself; null for the envelope. */
  readonly alone: number | null;
  /** Whether the structure on the board differs: an edit or its combination is under way. */
  readonly isStale: boolean;
}

type SituationOf<Answer> =
  Extract<Answer, { readonly ok: true }> extends { readonly situations: readonly (infer Own)[] }
    ? Own
    : never;

/** The atoms of a session that the view of combinations reads. */
export interface CombinedViewPlan<Document, Answer> {
  readonly session: {
    readonly documentAtom: Atom<Document>;
    readonly shownDocumentAtom: Atom<Document>;
    readonly chosenSetAtom: WritableAtom<number | 'all', [number | 'all'], void>;
  };
  readonly combining: Pick<CombiningDocument<Document, Answer>, 'combinedAtom'>;
}

/**
 * Creates the atoms with which an editor shows combinations in place of case sets: of one situation, as an envelope or
 * one by itself. A package calls it once.
 */
export function createCombinedView<
  Document extends CommonCase,
  Answer extends CombinedAnswer<CombinedSituation>,
>({ session, combining }: CombinedViewPlan<Document, Answer>) {
  const { documentAtom, shownDocumentAtom, chosenSetAtom } = session;

  /** Whether the case sets are combined, by a rule or manually. */
  const hasRuleAtom = atom((get) => isCombining(get(documentAtom)));

  /** Whether the reader wants combinations when all case sets are shown. */
  const isWantedAtom = atom(true);

  /** Whether the results show combinations, if there are any; setting it shows them. */
  const isCombinedAtom = atom(
    (get): boolean => get(chosenSetAtom) === 'all' && get(isWantedAtom) && get(hasRuleAtom),
    (_, set, isWanted: boolean) => {
      set(isWantedAtom, isWanted);
      if (isWanted) set(chosenSetAtom, 'all');
    },
  );

  /** The chosen situation; null for the first of the rule. */
  const chosenSituationAtom = atom<Situation | null>(null);

  const aloneAtom = atom<ShownCombination | null>(null);

  /** The combination shown by itself; setting it shows the results of combinations and of its situation. */
  const shownCombinationAtom = atom(
    (get) => get(aloneAtom),
    (_, set, shown: ShownCombination | null) => {
      set(aloneAtom, shown);
      if (shown !== null) set(chosenSituationAtom, shown.situation);
      set(isCombinedAtom, true);
    },
  );

  /** The combined structure in the results; null while they show case sets. */
  const shownCombinedAtom = atom((get): ShownCombined<Document, Answer> | null => {
    const known = get(combining.combinedAtom);
    if (!get(isCombinedAtom) || known === null || !known.answer.ok) return null;
    const { document } = known;
    const combined = known.answer as Extract<Answer, { readonly ok: true }>;
    const chosen = get(chosenSituationAtom);
    const at = Math.max(
      0,
      combined.situations.findIndex((one) => one.situation === chosen),
    );
    const situation = combined.situations[at];
    if (situation === undefined) return null;
    const alone = get(aloneAtom);
    const isShown =
      alone?.situation === situation.situation && alone.combination < situation.combinations.length;
    return {
      document,
      combined,
      situation: situation as SituationOf<Answer>,
      at,
      alone: isShown ? alone.combination : null,
      isStale: document !== get(shownDocumentAtom),
    };
  });

  return { hasRuleAtom, isCombinedAtom, chosenSituationAtom, shownCombinationAtom, shownCombinedAtom };
}
