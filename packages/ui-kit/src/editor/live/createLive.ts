import { type Atom, atom } from 'jotai/vanilla';
import type { Session } from '../session/createSession.ts';
import { type SessionTypes, isRefused } from '../session/documentKind.ts';
import type { Solution } from '../session/solution.ts';
import { createLiveFeed } from './createLiveFeed.ts';

/** The results on the screen, and their status. */
export interface ShownResult<Types extends SessionTypes> extends Solution<Types> {
  /**
   * `recorded`: solved by the host or on request, for this very document. `preview`: computed here during editing.
   * `stale`: belongs to an earlier document, because there is nothing newer.
   */
  readonly standing: 'recorded' | 'preview' | 'stale';
}

/** Creates the state of an editor about its results, in addition to requested ones. A package calls it once. */
export function createLive<Types extends SessionTypes>(session: Session<Types>) {
  const { documentAtom, isCurrentAtom, isDraftedAtom, isHindered, lastRefusalAtom, openingAtom } = session;
  const { chosenSetAtom, previewRefusalAtom, refusedFieldsAtom, solutionAtom } = session;

  /** Passes previews to the views that paint without React. A computed atom, so that there is one per store. */
  const liveFeedAtom = atom(() =>
    createLiveFeed<Solution<Types>>({
      now: () => performance.now(),
      nextFrame: (run) => requestAnimationFrame(run),
      afterFrame: (run) => setTimeout(run),
    }),
  );

  /** The last document of this session that could be solved, with its results and the number of its opening. */
  const lastGoodAtom = atom<(Solution<Types> & { readonly opening: number }) | null>(null);

  /** The last successful preview of the open document, in its units. */
  const goodPreviewAtom = atom((get): Solution<Types> | null => {
    const good = get(lastGoodAtom);
    const isOfThis = good?.opening === get(openingAtom);
    return isOfThis && good.document.units.system === get(documentAtom).units.system ? good : null;
  });

  /** Handles an answer of the live solver. */
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

  /** Whether the first preview of a solvable document is still being computed: its space is already reserved. */
  const isAwaitedAtom: Atom<boolean> = atom((get) => get(shownResultAtom) === null && !isHindered(get));

  const setCountAtom = atom((get) => get(shownResultAtom)?.answer.sets.length ?? 0);

  /** Index of the case set whose results are on the screen: the chosen one, or the last one. */
  const shownSetAtom = atom((get) => {
    const chosen = get(chosenSetAtom);
    return chosen === 'all' ? 0 : Math.max(0, Math.min(chosen, get(setCountAtom) - 1));
  });

  /** Whether there is a choice of results: several case sets, or the combinations of a rule. */
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
