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
  /** Combines in the page if no thread can be started, or a small document. */
  readonly solve: (document: Document) => Promise<Answer>;
  /** Returns whether a document is combined in the page faster than a thread starts. @default never */
  readonly isSmall?: (document: Document) => boolean;
}

/** Whether combinations are being computed for long enough to say so, or could not be computed. */
export type CombiningStatus = 'ready' | 'pending' | 'failed';

/** The combinations of an editor's document. */
export interface CombiningDocument<Document, Answer> {
  /**
   * The newest answer, which may belong to an earlier document; null while there is none and if the document has no
   * combinations.
   */
  readonly combinedAtom: Atom<CombinedDocument<Document, Answer> | null>;
  readonly statusAtom: Atom<CombiningStatus>;
  /**
   * Keeps the answer up to date with the document while something shows it: in one store the first caller starts it and
   * the last one stops it. Returns the function that unsubscribes.
   */
  readonly follow: (store: KitStore, createWorker?: () => Worker | null) => () => void;
}

/** Edits come in series: the combinations wait until the document has not changed for this long, ms. */
const REST_MS = 120;

/** Shorter work is not announced, ms. */
const PATIENCE_MS = 400;
/** Work that blocks the page begins once its announcement is painted, ms. */
const PAINT_MS = 50;
/** A thread that has worked on an earlier document for this long is replaced, because a new one starts sooner, ms. */
const RESTART_MS = 400;

/** Creates the combiner of the edited document's case sets, which runs in a thread if there is one. */
export function createCombining<Document extends CommonCase, Answer>(
  means: CombiningMeans<Document, Answer>,
): CombiningDocument<Document, Answer> {
  const combinedAtom: PrimitiveAtom<CombinedDocument<Document, Answer> | null> = atom(
    null as CombinedDocument<Document, Answer> | null,
  );
  const statusAtom = atom<CombiningStatus>('ready');
  const followed = new WeakMap<KitStore, { count: number; readonly end: () => void }>();
  return {
    combinedAtom,
    statusAtom,
    follow: (store, createWorker) => {
      const own = followed.get(store) ?? {
        count: 0,
        end: start(store, { ...means, combinedAtom, statusAtom, createWorker }),
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
  readonly statusAtom: PrimitiveAtom<CombiningStatus>;
  readonly createWorker: (() => Worker | null) | undefined;
}

function start<Document extends CommonCase, Answer>(
  store: KitStore,
  {
    documentAtom,
    startThread,
    solve,
    isSmall = () => false,
    combinedAtom,
    statusAtom,
    createWorker,
  }: Started<Document, Answer>,
): () => void {
  /** Undefined until one is needed; null if none can be started. */
  let thread: SolvingThread<Document> | null | undefined;
  /** The document that is being combined, since when, and whether a thread does it. */
  let asked: { readonly document: Document; readonly sinceMs: number; readonly isInThread: boolean } | null =
    null;
  /** Identifies the thread that is heard. */
  let current: object | null = null;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  function run(): void {
    const document = store.get(documentAtom);
    if (asked !== null && asked.document !== document) cancel();
    if (!isCombining(document)) {
      if (store.get(combinedAtom) !== null) store.set(combinedAtom, null);
      if (asked === null) show('ready');
      return;
    }
    if (asked !== null) return;
    if (store.get(combinedAtom)?.document === document) return show('ready');
    const isShort = isSmall(document);
    const own = isShort ? null : (thread ??= thread === null ? null : begin());
    asked = { document, sinceMs: performance.now(), isInThread: own !== null };
    patience ??= setTimeout(() => store.set(statusAtom, 'pending'), PATIENCE_MS);
    if (own !== null) return own.solve(document, false);
    const inPage = (): void => {
      if (!isEnded) solve(document).then((answer) => onAnswer({ answer }), onRefusal);
    };
    if (isShort) return inPage();
    store.set(statusAtom, 'pending');
    setTimeout(inPage, PAINT_MS);
  }

  /** Starts a thread; one that is replaced is not heard any more. */
  function begin(): SolvingThread<Document> | null {
    const token = (current = {});
    return startThread(
      {
        onAnswer: (answer) => {
          if (token === current) onAnswer(answer);
        },
        onFailure: () => {
          if (token === current) onFailure();
        },
      },
      createWorker,
    );
  }

  /** Gives up a long calculation of an earlier document. One that is nearly new may end before a new thread starts. */
  function cancel(): void {
    if (!asked?.isInThread) return;
    const leftMs = asked.sinceMs + RESTART_MS - performance.now();
    if (leftMs > 0) return wait(leftMs);
    thread?.end();
    thread = undefined;
    current = null;
    asked = null;
  }

  function show(status: CombiningStatus): void {
    clearTimeout(patience);
    patience = undefined;
    if (store.get(statusAtom) !== status) store.set(statusAtom, status);
  }

  function onAnswer({ answer }: { readonly answer: Answer }): void {
    const document = asked?.document;
    asked = null;
    if (isEnded) return;
    if (document !== undefined && isCombining(store.get(documentAtom)))
      store.set(combinedAtom, { document, answer });
    if (document === store.get(documentAtom)) show('ready');
    else wait(0);
  }

  function onFailure(): void {
    thread = null;
    asked = null;
    wait(0);
  }

  /** The next edit tries again to load the solver and to combine. */
  function onRefusal(): void {
    const document = asked?.document;
    asked = null;
    if (isEnded) return;
    if (document === store.get(documentAtom)) show('failed');
    else wait(0);
  }

  const unsubscribe = store.sub(documentAtom, () => wait(REST_MS));
  wait(0);
  return () => {
    isEnded = true;
    unsubscribe();
    clearTimeout(timer);
    show('ready');
    thread?.end();
  };
}
