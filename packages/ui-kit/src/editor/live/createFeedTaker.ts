import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import { type SessionTypes, isRefused } from '../session/documentKind.ts';
import type { Live } from './createLive.ts';
import type { LiveAnswer, PreviewTaker } from './followBoard.ts';

/** The parts of an editor that a taker of answers needs. */
export interface FeedTakerParts<Types extends SessionTypes> {
  readonly session: Session<Types>;
  readonly live: Live<Types>;
  /**
   * Loads the function that compares a result stored on an earlier visit with the one found here, and drops it if they
   * differ. @default stored results are trusted
   */
  readonly loadConfirm?: () => Promise<(store: KitStore, solved: Types['solved']) => void>;
}

/**
 * Handles the answers about the board for an editor with a live feed. The answer about a draft goes only to the feed,
 * which paints without React; the final answer of a gesture and of every typed edit becomes state.
 */
export function createFeedTaker<Types extends SessionTypes>(
  store: KitStore,
  { session, live, loadConfirm }: FeedTakerParts<Types>,
): PreviewTaker<Types> {
  const { documentAtom, draftAtom, isCurrentAtom, openingAtom, portsAtom, solutionAtom } = session;
  type Document = Types['document'];
  const feed = store.get(live.liveFeedAtom);
  let newest: { readonly document: Document; readonly answer: LiveAnswer<Types> } | null = null;
  /** The last handled document and how often a document was opened: the same document may be opened again. */
  let settled: { readonly document: Document; readonly opening: number } | null = null;
  let isDoubted = store.get(solutionAtom) !== null;

  /** Handles the known results of the current document; returns whether they are complete. */
  function settle(): boolean {
    const document = store.get(documentAtom);
    const opening = store.get(openingAtom);
    if (settled?.document !== document || settled.opening !== opening) {
      if (newest?.document !== document) return false;
      settled = { document, opening };
      store.set(live.takePreviewAtom, document, newest.answer);
      store.get(portsAtom)?.onPreview?.(newest.answer, document);
      if (isDoubted && store.get(isCurrentAtom)) doubt(newest.answer);
    }
    // From here on React's drawing is up to date again.
    feed.emit(null);
    return true;
  }

  /** A stored result, which existed before the editor opened, is trusted if the page computes the same. */
  function doubt(answer: LiveAnswer<Types>): void {
    isDoubted = false;
    if (isRefused<Types>(answer) || loadConfirm === undefined) return;
    loadConfirm().then(
      (confirm) => confirm(store, answer),
      () => (isDoubted = true),
    );
  }

  return {
    // A draft that became the document was already solved as a draft.
    onBoard: () => store.get(draftAtom) === null && settle(),
    onAnswer: (document, answer) => {
      newest = { document, answer };
      if (store.get(draftAtom) === null) settle();
      else feed.emit(isRefused<Types>(answer) ? 'refused' : { document, answer });
    },
  };
}
