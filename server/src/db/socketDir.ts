import { createHash } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../startError.ts';

/** Socket paths end at 104 bytes on macOS and 108 on Linux; the longest name here takes 14 of them. */
const LONGEST_DIR = 85;

/**
 * Gives the folder for the sockets of a data folder: the data folder itself, or one of our own in the temporary
 * folder when its path is too long for a socket.
 */
export async function prepareSocketDir(dataDir: string): Promise<string> {
  if (Buffer.byteLength(dataDir) <= LONGEST_DIR) return dataDir;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const dir = path.join(os.tmpdir(), `eecs-${name}`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // Everybody may write to the temporary folder: a folder of somebody else's could hold a false database.
  const { uid, mode } = await stat(dir);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new StartError(`${dir} belongs to somebody else; choose a DATA_DIR with a shorter path`);
  }
  return dir;
}
