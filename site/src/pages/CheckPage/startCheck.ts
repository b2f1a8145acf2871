import type { CheckProgress, CheckedFile } from './checkFile.ts';
import { type Outcome, runInWorker } from './runInWorker.ts';

/** Longest check of a file, s; the checker itself gives up after about ten seconds on a desktop. */
export const MOST_SECONDS = 20;

/** Checks a file in a worker, which `signal` stops, or in the page if the browser starts no worker. */
export function startCheck(
  given: Blob,
  of: { readonly signal: AbortSignal; readonly onProgress: (progress: CheckProgress) => void },
): Promise<Outcome<CheckedFile>> {
  return runInWorker<Blob, CheckedFile, CheckProgress>(given, {
    ...of,
    boundMs: 1000 * MOST_SECONDS,
    // Bundlers look for this exact form.
    create: () => new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' }),
    runHere: async (blob, onProgress) => (await import('./checkFile.ts')).checkFile(blob, onProgress),
  });
}
