import { type DocumentPatch, applyPatch } from './documentPatch.ts';

/** The message to a solving thread: the changes since the last document, and whether a hand moves it. */
export interface ThreadTask {
  readonly patch: DocumentPatch;
  readonly isMoving: boolean;
}

/** The message back: the answer as it was packed, and how long the solve took, ms. */
export interface ThreadReply<Packed> {
  readonly answer: Packed;
  readonly tookMs: number;
}

/** The members of a worker's scope that are used here; the library of types describes only a page. */
interface WorkerScope<Packed> {
  onmessage: ((event: { readonly data: ThreadTask }) => void) | null;
  readonly postMessage: (message: ThreadReply<Packed>, moved: ArrayBuffer[]) => void;
}

/**
 * Solves the tasks of a page in a worker. `solve` returns the answer as it is sent, and the transferred buffers; a
 * worker calls this once.
 */
export function answerTasks<Packed>(
  solve: (document: object, isMoving: boolean) => { readonly packed: Packed; readonly moved: ArrayBuffer[] },
  scope = globalThis as unknown as WorkerScope<Packed>,
): void {
  let document: Readonly<Record<string, unknown>> = {};
  scope.onmessage = ({ data: { patch, isMoving } }) => {
    document = applyPatch(document, patch);
    const start = performance.now();
    const { packed, moved } = solve(document, isMoving);
    scope.postMessage({ answer: packed, tookMs: performance.now() - start }, moved);
  };
}
