import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makePrivateFolder } from '../config/privateFolder.ts';
import { StartError, toStartError } from '../config/startError.ts';

/** Socket paths end at 104 bytes on macOS and 108 on Linux; the longest name here takes 14 of them. */
const LONGEST_DIR = 85;

/**
 * Returns the folder for the sockets of a data folder: one inside it that only its owner may enter, even if others may
 * read the data folder; or one in the temporary folder if its path is too long for a socket.
 */
export async function prepareSocketDir(dataDir: string): Promise<string> {
  const dir = toSocketDir(dataDir);
  if (dir === toOwnDir(dataDir)) {
    try {
      await makePrivateFolder(dir);
    } catch (error) {
      throw toStartError(`Cannot prepare ${dir}`, error);
    }
    return dir;
  }
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // Everybody may write to the temporary folder, so somebody else's folder could hold a fake database.
  const { uid, mode } = await stat(dir);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) {
    throw new StartError(`${dir} belongs to somebody else; choose a DATA_DIR with a shorter path`);
  }
  return dir;
}

/** Removes the socket folder of a data folder that is unused and about to be deleted itself. */
export async function dropSocketDir(dataDir: string): Promise<void> {
  await rm(toSocketDir(dataDir), { recursive: true, force: true });
}

function toSocketDir(dataDir: string): string {
  const own = toOwnDir(dataDir);
  if (Buffer.byteLength(own) <= LONGEST_DIR) return own;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `eecs-${name}`);
}

function toOwnDir(dataDir: string): string {
  return path.join(dataDir, 'sockets');
}
