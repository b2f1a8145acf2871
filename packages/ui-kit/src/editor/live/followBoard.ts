import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { type SolvingMeans, createLiveSolver } from './createLiveSolver.ts';

const FRAME_MS = 16;

/** An answer of the live solver. */
export type LiveAnswer<Types extends SessionTypes> = Types['solved'] | Types['refused'];

/** Handles the answers about the document on the board. */
export interface PreviewTaker<Types extends SessionTypes> {
  /** Called when the board shows another document or a gesture ends; returns whether its answer is already known. */
  readonly onBoard: () => boolean;
  readonly onAnswer: (document: Types['document'], answer: LiveAnswer<Types>) => void;
  /** Called with true when an answer is delayed, with false when none is pending any more. */
  readonly onPutOff?: (isPutOff: boolean) => void;
}

/** How a kind of document is previewed; the same in every render. */
export interface PreviewWays<Types extends SessionTypes> {
  readonly session: Session<Types>;
  readonly means: SolvingMeans<Types['document'], LiveAnswer<Types>>;
  readonly createTaker: (store: KitStore) => PreviewTaker<Types>;
}

/**
 * Solves whatever the board shows, including drafts of a gesture, and passes the answers on. Returns the function that
 * stops it.
 */
export function followBoard<Types extends SessionTypes>(
  store: KitStore,
  { session: { draftAtom, openingAtom, shownDocumentAtom }, means, createTaker }: PreviewWays<Types>,
): () => void {
  const taker = createTaker(store);
  const solver = createLiveSolver<Types['document'], LiveAnswer<Types>>({
    means,
    onAnswer: taker.onAnswer,
    isMoving: () => store.get(draftAtom) !== null,
    onPutOff: (isPutOff) => taker.onPutOff?.(isPutOff),
    now: () => performance.now(),
    // The board changes in animation frames: a request made in a frame is painted in the same frame.
    runSoon: (run) => queueMicrotask(run),
    runLater: (run) => setTimeout(run, FRAME_MS),
  });
  const follow = (): void => {
    if (!taker.onBoard()) solver.ask(store.get(shownDocumentAtom));
  };
  const stops = [shownDocumentAtom, draftAtom, openingAtom].map((atom) => store.sub(atom, follow));
  follow();
  return () => {
    stops.forEach((stop) => stop());
    solver.end();
  };
}
