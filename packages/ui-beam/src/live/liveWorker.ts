import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import type { TimedAnswer } from '@eecs/ui-kit/editor';
import { solvePreview } from './solvePreview.ts';

/** The members of a worker's scope that are used here; the library of types describes only a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<BeamCase>) => void) | null;
  readonly postMessage: (message: TimedAnswer<BeamAnswer>) => void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => scope.postMessage(solvePreview(data));
