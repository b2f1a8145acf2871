import type { WrittenReport } from '../../src/reporting/reportWorker.ts';
import type { ReportOutcome } from '../../src/reporting/reportTask.ts';

/**
 * A report writer's thread, quick to load, that does what its word stands for:
 * `endless` is never written, `deadly` ends the thread.
 */
export function writeWritten({ written }: WrittenReport): ReportOutcome {
  const word = new TextDecoder().decode(written);
  if (word === 'endless') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (word === 'deadly') process.exit(1);
  return { kind: 'written', title: word, file: new Uint8Array(0) };
}

export function load(): void {
  // Loaded with this module.
}
