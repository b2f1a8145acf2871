import { mkdtemp, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A file system in memory, on Linux. */
const IN_MEMORY = '/dev/shm';
/** Space that a run's databases need together, including what their tests add. */
const NEEDED_BYTES = 3 * 2 ** 30;

/**
 * Creates a folder for test databases, in memory if there is space: a data folder is a thousand small files, and
 * copying them to a disk takes more processor time than most test files need. The caller removes it.
 */
export async function makeTemporaryFolder(prefix: string): Promise<string> {
  return mkdtemp(path.join((await hasRoom()) ? IN_MEMORY : os.tmpdir(), prefix));
}

async function hasRoom(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  // Some containers have none, and most have 64 MB.
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= NEEDED_BYTES;
}
