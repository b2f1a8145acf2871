import type { TimedAnswer } from '@eecs/ui-kit/editor';
import { applyChange } from './documentChange.ts';
import { type PackedAnswer, packAnswer } from './packedAnswer.ts';
import { createPreviewSolver } from './solvePreview.ts';
import type { ThreadTask } from './trussThread.ts';

/** What a worker's own scope offers here; the library of types describes only a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ThreadTask>) => void) | null;
  readonly postMessage: (message: TimedAnswer<PackedAnswer>, moved: ArrayBuffer[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const { solve } = createPreviewSolver();
let document: Readonly<Record<string, unknown>> = {};

scope.onmessage = ({ data: { change, isMoving } }) => {
  document = applyChange(document, change);
  const start = performance.now();
  const { packed, moved } = packAnswer(solve(document, isMoving));
  scope.postMessage({ answer: packed, tookMs: performance.now() - start }, moved);
};
