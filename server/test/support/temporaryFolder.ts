import { mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Files in memory, on Linux. */
const IN_MEMORY = '/dev/shm';
/** Space that the databases of a run take together, with room for what their tests add. */
const NEEDED_BYTES = 3 * 2 ** 30;

/**
 * Makes a folder for databases of tests, in memory where there is room: a data folder is a thousand small files,
 * whose copying to a disk takes a processor for longer than all that most files of tests ask of it. The caller
 * removes it.
 */
export async function makeTemporaryFolder(prefix: string): Promise<string> {
  return mkdtemp(path.join((await hasRoom()) ? IN_MEMORY : os.tmpdir(), prefix));
}

async function hasRoom(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  // There is none in some containers, and 64 MB in most.
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= NEEDED_BYTES;
}
