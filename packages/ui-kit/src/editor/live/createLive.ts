import { type Atom, atom } from 'jotai/vanilla';
import type { Session } from '../session/createSession.ts';
import { type SessionTypes, isRefused } from '../session/documentKind.ts';
import type { Solution } from '../session/solution.ts';
import { createLiveFeed } from './createLiveFeed.ts';

/** The results on the screen, and how much they may be trusted. */
export interface ShownResult<Types extends SessionTypes> extends Solution<Types> {
  /**
   * `recorded`: solved by whoever answers for it, for this very document. `preview`: computed here as the document is
   * edited. `stale`: of an earlier document, for want of anything newer.
   */
  readonly standing: 'recorded' | 'preview' | 'stale';
}

/** Creates the state that an editor holds about its results in addition to requested ones. A package calls it once. */
export function createLive<Types extends SessionTypes>(session: Session<Types>) {
  const { documentAtom, isCurrentAtom, isDraftedAtom, isHindered, lastRefusalAtom, openingAtom } = session;
  const { chosenSetAtom, previewRefusalAtom, refusedFieldsAtom, solutionAtom } = session;

  /**
   * Hands previews to what paints without React. One per store: an atom that is
   * computed belongs to the store it is read in.
   */
  const liveFeedAtom = atom(() =>
    createLiveFeed<Solution<Types>>({
      now: () => performance.now(),
      nextFrame: (run) => requestAnimationFrame(run),
      afterFrame: (run) => setTimeout(run),
    }),
  );

  /** The last document of this session that could be solved, with its results, and which opened document it was. */
  const lastGoodAtom = atom<(Solution<Types> & { readonly opening: number }) | null>(null);

  /** The last good preview of the open document, in its units. */
  const goodPreviewAtom = atom((get): Solution<Types> | null => {
    const good = get(lastGoodAtom);
    const isOfThis = good?.opening === get(openingAtom);
    return isOfThis && good.document.units.system === get(documentAtom).units.system ? good : null;
  });

  /** Takes an answer of the live solver. */
  const takePreviewAtom = atom(
    null,
    (get, set, document: Types['document'], answer: Types['solved'] | Types['refused']) => {
      if (isRefused<Types>(answer)) set(lastRefusalAtom, { document, answer });
      else {
        set(lastRefusalAtom, null);
        set(lastGoodAtom, { document, answer, opening: get(openingAtom) });
      }
    },
  );

  /**
   * The recorded result while it is current, otherwise the preview, otherwise the last good result. While a field
   * contains a rejected text, the reader means another document, so all results belong to an earlier one.
   */
  const shownResultAtom = atom((get): ShownResult<Types> | null => {
    const solution = get(solutionAtom);
    const isRecorded = solution !== null && get(isCurrentAtom);
    const shown = isRecorded ? solution : (get(goodPreviewAtom) ?? solution);
    if (shown === null) return null;
    const isStale = get(refusedFieldsAtom).size > 0 || (!isRecorded && get(previewRefusalAtom) !== null);
    // While something is dragged, the preview of its draft is drawn.
    const isPreview = !isRecorded || get(isDraftedAtom);
    return { ...shown, standing: isStale ? 'stale' : isPreview ? 'preview' : 'recorded' };
  });

  /** Whether the first preview of a document that can be solved is on its way: what it fills has its room already. */
  const isAwaitedAtom: Atom<boolean> = atom((get) => get(shownResultAtom) === null && !isHindered(get));

  const setCountAtom = atom((get) => get(shownResultAtom)?.answer.sets.length ?? 0);

  /** Index of the case set whose results are on the screen: the chosen one, or the last there is. */
  const shownSetAtom = atom((get) => {
    const chosen = get(chosenSetAtom);
    return chosen === 'all' ? 0 : Math.max(0, Math.min(chosen, get(setCountAtom) - 1));
  });

  /** Whether there is more to show than one case set: several of them, or the combinations of a rule. */
  const hasSetChoiceAtom = atom(
    (get) => get(setCountAtom) > 1 || get(shownResultAtom)?.document.combinations !== undefined,
  );

  /** Whether all case sets are drawn over each other, or combined. */
  const isComparedAtom = atom((get) => get(chosenSetAtom) === 'all' && get(hasSetChoiceAtom));

  return {
    liveFeedAtom,
    takePreviewAtom,
    shownResultAtom,
    isAwaitedAtom,
    shownSetAtom,
    hasSetChoiceAtom,
    isComparedAtom,
  };
}

export type Live<Types extends SessionTypes> = ReturnType<typeof createLive<Types>>;
