import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import { DEFAULT_NICENESS } from '../config/niceness.ts';

const THREADS = '/proc/self/task';

/**
 * Lets the threads in which V8 collects garbage and compiles give way on Linux, where threads have priorities of their
 * own. They work for every thread of the process, and most for heavy solves, whose garbage would else delay who answers
 * everybody: with two processors the slowest of a hundred small solves beside heavy ones took 34 ms instead of 24. Not
 * while the server starts: what is not compiled yet is slow, and who compiles would come last. Where the system does
 * not let it all stays as it is.
 */
export async function easeV8Threads(niceness: number = DEFAULT_NICENESS): Promise<void> {
  if (process.platform !== 'linux') return;
  // A system may hide them, and threads come and go.
  const ids = await readdir(THREADS).catch(() => []);
  await Promise.all(
    ids.map(async (id) => {
      const name = await readFile(`${THREADS}/${id}/comm`, 'utf8').catch(() => '');
      if (name.trim() !== 'node-V8Worker') return;
      try {
        // On Linux what is called a process there is a thread.
        os.setPriority(Number(id), niceness);
      } catch {
        // It has ended, or may not be changed: slower for some, and right for all.
      }
    }),
  );
}
