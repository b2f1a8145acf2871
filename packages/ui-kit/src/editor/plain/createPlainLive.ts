import type { KitStore } from '../../store/kitStore.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { createFeedTaker } from '../live/createFeedTaker.ts';
import { type Live, createLive } from '../live/createLive.ts';
import { followBoard } from '../live/followBoard.ts';

/** The results of a document that is solved in the page during editing. */
export interface PlainLive<Types extends SessionTypes> {
  readonly live: Live<Types>;
  /** Solves whatever the board shows from now on; returns the function that stops it. */
  readonly follow: (store: KitStore) => () => void;
}

/** Creates the live results of a kind whose documents are solved synchronously, in the page. */
export function createPlainLive<Types extends SessionTypes>(
  session: Session<Types>,
  solve: (document: Types['document']) => Types['solved'],
): PlainLive<Types> {
  const live = createLive(session);
  const means = {
    solver: {
      solve,
      solveInParts: (document: Types['document']) => ({
        next: () => ({ done: true as const, value: solve(document) }),
      }),
    },
    startThread: () => null,
    sizeOf: () => 1,
    smallBelow: Infinity,
    firstMs: 0,
    isLarge: () => false,
    isPartialWhenMoving: false,
  };
  const createTaker = (store: KitStore) => createFeedTaker(store, { session, live });
  return { live, follow: (store) => followBoard<Types>(store, { session, means, createTaker }) };
}
