import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

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
  return dir;
}
