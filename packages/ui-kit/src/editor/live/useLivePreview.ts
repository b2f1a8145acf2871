import { useEffect } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import { type SessionTypes, isRefused } from '../session/documentKind.ts';
import type { Live } from './createLive.ts';
import { type LiveSolverParts, createLiveSolver } from './createLiveSolver.ts';

const FRAME_MS = 16;

type Answer<Types extends SessionTypes> = Types['solved'] | Types['refused'];

/** How a kind of document is previewed; the same in every render. */
export interface PreviewWays<Types extends SessionTypes> extends Pick<
  LiveSolverParts<Types['document'], Answer<Types>>,
  'startThread' | 'loadSolver'
> {
  readonly live: Live<Types>;
  /**
   * Loads what compares a result that was kept from an earlier visit with the one found here, and drops it where they
   * differ. @default kept results are believed
   */
  readonly loadConfirm?: () => Promise<(store: KitStore, solved: Types['solved']) => void>;
}

/** Keeps the preview in step with what is on the board for as long as the editor is mounted. */
export function useLivePreview<Types extends SessionTypes>(
  session: Session<Types>,
  ways: PreviewWays<Types>,
): void {
  const store = useKitStore();
  useEffect(() => followBoard(store, session, ways), [store, session, ways]);
}

/**
 * Solves whatever the board shows. A draft goes to the feed alone, which paints without React; what a gesture leaves
 * behind, and every typed edit, becomes state. Returns how to stop.
 */
function followBoard<Types extends SessionTypes>(
  store: KitStore,
  session: Session<Types>,
  { live, startThread, loadSolver, loadConfirm }: PreviewWays<Types>,
): () => void {
  const { documentAtom, draftAtom, isCurrentAtom, openingAtom, portsAtom, shownDocumentAtom, solutionAtom } =
    session;
  type Document = Types['document'];
  const feed = store.get(live.liveFeedAtom);
  let newest: { readonly document: Document; readonly answer: Answer<Types> } | null = null;
  /** The taken document and its opening: the same document may be opened again. */
  let settled: { readonly document: Document; readonly opening: number } | null = null;
  let isDoubted = store.get(solutionAtom) !== null;

  const solver = createLiveSolver<Document, Answer<Types>>({
    startThread,
    loadSolver,
    // The board takes its moves in animation frames: what is asked there is painted in the same one.
    runSoon: queueMicrotask,
    runLater: (run) => setTimeout(run, FRAME_MS),
    onAnswer: (document, answer) => {
      newest = { document, answer };
      if (store.get(draftAtom) === null) settle();
      else feed.emit(isRefused<Types>(answer) ? 'refused' : { document, answer });
    },
  });

  /** Takes what is known of the document as it stands; says whether that is everything. */
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
    // From here on what React draws is true again.
    feed.emit(null);
    return true;
  }

  /** A result that was there before the editor was kept somewhere: it is believed when the page finds the same. */
  function doubt(answer: Answer<Types>): void {
    isDoubted = false;
    if (isRefused<Types>(answer) || loadConfirm === undefined) return;
    loadConfirm().then(
      (confirm) => confirm(store, answer),
      () => (isDoubted = true),
    );
  }

  function follow(): void {
    // A draft that became the document was solved while it was drawn up.
    if (store.get(draftAtom) === null && settle()) return;
    solver.ask(store.get(shownDocumentAtom));
  }

  const stopDocument = store.sub(shownDocumentAtom, follow);
  const stopDraft = store.sub(draftAtom, follow);
  const stopOpening = store.sub(openingAtom, follow);
  follow();
  return () => {
    stopDocument();
    stopDraft();
    stopOpening();
    solver.end();
  };
}
