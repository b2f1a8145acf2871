import type { CommonCase } from '@eecs/solver-core';
import { type Atom, type PrimitiveAtom, atom } from 'jotai/vanilla';
import { isCombining } from '../../editing/combinations/isCombining.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { SolvingThread, ThreadListeners } from './solvingThread.ts';

/** A document with its combined case sets, or with the reasons why they cannot be combined. */
export interface CombinedDocument<Document, Answer> {
  readonly document: Document;
  readonly answer: Answer;
}

/** How the case sets of a kind of document are combined. */
export interface CombiningMeans<Document, Answer> {
  readonly documentAtom: Atom<Document>;
  /** Starts a thread that combines; null if none can be started. */
  readonly startThread: (
    listeners: ThreadListeners<Answer>,
    createWorker: (() => Worker | null) | undefined,
  ) => SolvingThread<Document> | null;
  /** Combines in the page if no thread can be started. */
  readonly solve: (document: Document) => Promise<Answer>;
}

/** The combinations of an editor's document. */
export interface CombiningDocument<Document, Answer> {
  /**
   * The newest answer, which may belong to an earlier document; null while there is none and if the document has no
   * combinations.
   */
  readonly combinedAtom: Atom<CombinedDocument<Document, Answer> | null>;
  /**
   * Keeps the answer up to date with the document while something shows it: in one store the first caller starts it and
   * the last one stops it. Returns the function that unsubscribes.
   */
  readonly follow: (store: KitStore, createWorker?: () => Worker | null) => () => void;
}

/** Edits come in series: the combinations wait until the document has not changed for this long, ms. */
const REST_MS = 120;

/** Creates the combiner of the edited document's case sets, which runs in a thread if there is one. */
export function createCombining<Document extends CommonCase, Answer>(
  means: CombiningMeans<Document, Answer>,
): CombiningDocument<Document, Answer> {
  const combinedAtom: PrimitiveAtom<CombinedDocument<Document, Answer> | null> = atom(
    null as CombinedDocument<Document, Answer> | null,
  );
  const followed = new WeakMap<KitStore, { count: number; readonly end: () => void }>();
  return {
    combinedAtom,
    follow: (store, createWorker) => {
      const own = followed.get(store) ?? {
        count: 0,
        end: start(store, { ...means, combinedAtom, createWorker }),
      };
      own.count += 1;
      followed.set(store, own);
      return () => {
        own.count -= 1;
        if (own.count > 0) return;
        own.end();
        followed.delete(store);
      };
    },
  };
}

interface Started<Document, Answer> extends CombiningMeans<Document, Answer> {
  readonly combinedAtom: PrimitiveAtom<CombinedDocument<Document, Answer> | null>;
  readonly createWorker: (() => Worker | null) | undefined;
}

function start<Document extends CommonCase, Answer>(
  store: KitStore,
  { documentAtom, startThread, solve, combinedAtom, createWorker }: Started<Document, Answer>,
): () => void {
  /** Undefined until one is needed; null if none can be started. */
  let thread: SolvingThread<Document> | null | undefined;
  /** The document that is being combined. */
  let asked: Document | null = null;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function run(): void {
    const document = store.get(documentAtom);
    if (!isCombining(document)) {
      if (store.get(combinedAtom) !== null) store.set(combinedAtom, null);
      return;
    }
    if (asked !== null || store.get(combinedAtom)?.document === document) return;
    thread ??= thread === null ? null : startThread({ onAnswer, onFailure }, createWorker);
    asked = document;
    if (thread !== null) thread.solve(document, false);
    // A solver that fails to load is requested again with the next edit.
    else
      solve(document).then(
        (answer) => onAnswer({ answer }),
        () => (asked = null),
      );
  }

  function onAnswer({ answer }: { readonly answer: Answer }): void {
    const document = asked;
    asked = null;
    if (isEnded) return;
    if (document !== null && isCombining(store.get(documentAtom)))
      store.set(combinedAtom, { document, answer });
    if (document !== store.get(documentAtom)) wait(0);
  }

  function onFailure(): void {
    thread = null;
    asked = null;
    wait(0);
  }

  const unsubscribe = store.sub(documentAtom, () => wait(REST_MS));
  wait(0);
  return () => {
    isEnded = true;
    unsubscribe();
    clearTimeout(timer);
    thread?.end();
  };
}
