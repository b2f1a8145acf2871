import { chmod, mkdir, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../text/errorCode.ts';

const FOR_OTHERS = 0o077;

/**
 * Creates a folder that only its owner may enter, or makes an existing one private. That protects the contents, too:
 * PGlite makes its files readable by everyone.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await closeToOthers(folder, 0o700);
}

/** Creates a folder that only its owner may enter, and its missing parents; an existing folder is not changed. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  // Not recursive, because a recursive mkdir never returns if a parent refuses children with ENOENT, as /proc does. The
  // folder may exist by now.
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Sets the mode of a file or folder that others may use; one that only its owner may use is not changed. */
export async function closeToOthers(place: string, mode: number): Promise<void> {
  // Windows has no such modes, and folders in a user's profile are private already.
  if (process.platform === 'win32') return;
  if (((await stat(place)).mode & FOR_OTHERS) !== 0) await chmod(place, mode);
}
