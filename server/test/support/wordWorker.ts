import { threadId } from 'node:worker_threads';
import type { WrittenReport } from '../../src/reporting/reportWorker.ts';
import type { ReportOutcome } from '../../src/reporting/reportTask.ts';

/**
 * A report thread that loads quickly and does what the document's word says: `endless` never finishes, `deadly` ends
 * the thread.
 */
export function writeWritten({ written }: WrittenReport): ReportOutcome {
  const word = new TextDecoder().decode(written);
  if (word === 'endless') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (word === 'deadly') process.exit(1);
  return { kind: 'written', title: word, file: new Uint8Array(0) };
}

/** Draws, after so many milliseconds, the number of the thread. */
export function draw(ms: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return threadId;
}

export function load(): void {
  // Importing this module has loaded everything.
}
