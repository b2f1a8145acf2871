import { type DocumentPatch, applyPatch } from './documentPatch.ts';

/** The message to a solver thread: the changes since the last document, and whether a gesture is under way. */
export interface ThreadTask {
  readonly patch: DocumentPatch;
  readonly isMoving: boolean;
}

/** The message back: the packed answer, and the time of the solve, ms. */
export interface ThreadReply<Packed> {
  readonly answer: Packed;
  readonly tookMs: number;
}

/** The members of a worker's scope that are used here; the type library describes only a page. */
interface WorkerScope<Packed> {
  onmessage: ((event: { readonly data: ThreadTask }) => void) | null;
  readonly postMessage: (message: ThreadReply<Packed>, moved: ArrayBuffer[]) => void;
}

/**
 * Solves the tasks of a page in a worker; a worker calls this once. `solve` returns the packed answer and the buffers
 * to transfer.
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
