import type { TimedAnswer } from '@eecs/ui-kit/editor';
import { applyPatch } from './documentPatch.ts';
import { type PackedAnswer, packAnswer } from './packedAnswer.ts';
import { createPreviewSolver } from './solvePreview.ts';
import type { ThreadTask } from './startTrussThread.ts';

/** The members of a worker's scope that are used here; the library of types describes only a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ThreadTask>) => void) | null;
  readonly postMessage: (message: TimedAnswer<PackedAnswer>, moved: ArrayBuffer[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const { solve } = createPreviewSolver();
let document: Readonly<Record<string, unknown>> = {};

scope.onmessage = ({ data: { patch, isMoving } }) => {
  document = applyPatch(document, patch);
  const start = performance.now();
  const { packed, moved } = packAnswer(solve(document, isMoving));
  scope.postMessage({ answer: packed, tookMs: performance.now() - start }, moved);
};
