import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import { DEFAULT_NICENESS } from '../config/niceness.ts';

const THREADS = '/proc/self/task';

/**
 * Lowers the priority of V8's garbage collection and compiler threads on Linux, where threads have their own
 * priorities. They work for all threads, mostly for heavy solves, whose garbage would otherwise delay the answering
 * thread: with two processors, the slowest 1 % of small solves took 34 ms instead of 24 while heavy ones ran. This is
 * not done during the start, because uncompiled code is slow and the compiler would then come last. If the system
 * refuses, nothing changes.
 */
export async function easeV8Threads(niceness: number = DEFAULT_NICENESS): Promise<void> {
  if (process.platform !== 'linux') return;
  // The system may hide the folder, and threads come and go.
  const ids = await readdir(THREADS).catch(() => []);
  await Promise.all(
    ids.map(async (id) => {
      const name = await readFile(`${THREADS}/${id}/comm`, 'utf8').catch(() => '');
      if (name.trim() !== 'node-V8Worker') return;
      try {
        // On Linux these process ids are thread ids.
        os.setPriority(Number(id), niceness);
      } catch {
        // The thread has ended, or its priority may not be changed; then some requests are slower.
      }
    }),
  );
}
