import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { type SolvingMeans, createLiveSolver } from './createLiveSolver.ts';

const FRAME_MS = 16;

/** An answer of the live solver. */
export type LiveAnswer<Types extends SessionTypes> = Types['solved'] | Types['refused'];

/** Takes the answers about the document on the board. */
export interface PreviewTaker<Types extends SessionTypes> {
  /** Called when the board shows another document or a gesture ends; returns whether its answer is known already. */
  readonly onBoard: () => boolean;
  readonly onAnswer: (document: Types['document'], answer: LiveAnswer<Types>) => void;
  /** Called when an answer has to be waited for, with false when there is none to wait for. */
  readonly onPutOff?: (isPutOff: boolean) => void;
}

/** How a kind of document is previewed; the same in every render. */
export interface PreviewWays<Types extends SessionTypes> {
  readonly session: Session<Types>;
  readonly means: SolvingMeans<Types['document'], LiveAnswer<Types>>;
  readonly createTaker: (store: KitStore) => PreviewTaker<Types>;
}

/** Solves whatever the board shows, drafts of a gesture too, and hands the answers on. Returns how to stop. */
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
    // The board moves in animation frames: a request made in a frame is painted in the same one.
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
