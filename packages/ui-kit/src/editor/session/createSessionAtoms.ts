import { LIMITS } from '@eecs/solver-core';
import { type Getter, atom } from 'jotai/vanilla';
import { createSetChoice } from './createSetChoice.ts';
import type { DocumentKind, SessionTypes } from './documentKind.ts';
import type { History } from './history.ts';
import type { SessionPorts } from './sessionPorts.ts';
import type { Solution, SolutionTwins, SolveFault } from './solution.ts';
import type { UnitTwins, UnitWays } from './unitTwins.ts';

/** Creates the state of a session, and the state derived from it. */
export function createSessionAtoms<Types extends SessionTypes>(kind: DocumentKind<Types>) {
  type Document = Types['document'];

  /** Set once before the first render of the content; null only outside an editor. */
  const historyAtom = atom<History<Document> | null>(null);

  /** In a controlled editor: the history that an edit requests, until the host passes its document back. */
  const askedHistoryAtom = atom<History<Document> | null>(null);

  const portsAtom = atom<SessionPorts<Types> | null>(null);

  /** Whether the document must not be changed here; true outside an editor. */
  const isReadOnlyAtom = atom((get) => get(portsAtom)?.isReadOnly ?? true);

  /** The greatest number of entries of each list of the document. */
  const limitsAtom = atom((get) => LIMITS[get(portsAtom)?.limits ?? 'full']);

  const solutionAtom = atom<Solution<Types> | null>(null);

  /** Why the last solve gave no result. */
  const faultAtom = atom<SolveFault<Types['refused']> | null>(null);

  /** The solve under way. */
  const runAtom = atom<AbortController | null>(null);

  /** The number of opened documents: a text typed into one does not belong to the next. */
  const openingAtom = atom(0);

  /** Stored undo steps of an earlier visit that could not be read, until that is reported. */
  const lostStepsAtom = atom<{ readonly kept: unknown } | null>(null);

  /** Whether the document is an accurate one; false if there is none. */
  const isAccurateAtom = atom((get) => get(historyAtom)?.present.isAccurate ?? false);

  const { pickedSetAtom, lastSetAtom, chosenSetAtom, takeSet } = createSetChoice(historyAtom);

  /** A computed atom, so that there is one value per store. */
  const unitWaysAtom = atom((): UnitWays<Document> => {
    const twins: UnitTwins<Document> = new WeakMap();
    return { twins, convert: kind.toSystem };
  });

  const solutionTwinsAtom = atom((): SolutionTwins<Types> => new WeakMap());

  const documentAtom = atom((get) => getHistory(get).present);

  /** The document as passed to the host: with the chosen case set. */
  const takenDocumentAtom = atom((get): Document => takeSet(get, get(documentAtom)));

  const canUndoAtom = atom((get) => getHistory(get).past.length > 0);

  const canRedoAtom = atom((get) => getHistory(get).future.length > 0);

  const hashAtom = atom((get) => kind.hash(get(documentAtom)));

  /** Whether the result on the screen belongs to the current document. */
  const isCurrentAtom = atom((get) => {
    const solution = get(solutionAtom);
    // Without a result no hash is computed: for a large document it takes as long as an animation frame.
    return solution !== null && solution.answer.hash === get(hashAtom);
  });

  /** The last refusal of the live solver; null after it has solved a document. */
  const lastRefusalAtom = atom<{ readonly document: Document; readonly answer: Types['refused'] } | null>(
    null,
  );

  /** The reason why the current document has no preview, or null. */
  const previewRefusalAtom = atom((get) => {
    const refusal = get(lastRefusalAtom);
    return refusal?.document === get(documentAtom) ? refusal.answer : null;
  });

  function getHistory(get: Getter): History<Document> {
    const history = get(historyAtom);
    if (history === null) throw new Error(`the state of a session must be read within \`${kind.editor}\``);
    return history;
  }

  function getPorts(get: Getter): SessionPorts<Types> {
    const ports = get(portsAtom);
    if (ports === null) throw new Error(`the verbs of a session must be used within \`${kind.editor}\``);
    return ports;
  }

  return {
    getHistory,
    getPorts,
    historyAtom,
    askedHistoryAtom,
    portsAtom,
    isReadOnlyAtom,
    limitsAtom,
    isAccurateAtom,
    solutionAtom,
    faultAtom,
    runAtom,
    openingAtom,
    lostStepsAtom,
    pickedSetAtom,
    lastSetAtom,
    takenDocumentAtom,
    chosenSetAtom,
    unitWaysAtom,
    solutionTwinsAtom,
    documentAtom,
    canUndoAtom,
    canRedoAtom,
    hashAtom,
    isCurrentAtom,
    lastRefusalAtom,
    previewRefusalAtom,
  };
}

export type SessionAtoms<Types extends SessionTypes> = ReturnType<typeof createSessionAtoms<Types>>;
