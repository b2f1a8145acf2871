import { chmod, mkdir, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../text/errorCode.ts';

const FOR_OTHERS = 0o077;

/**
 * Makes a folder that its owner alone may enter, and closes one that others may. The contents are then out of reach,
 * too: PGlite writes its files readable by everyone.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  await closeToOthers(folder, 0o700);
}

/** Creates a folder that only its owner may enter, and its missing parents; an existing folder is not changed. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  // Not recursively: mkdir never returns then where a parent exists but refuses children with ENOENT, as /proc does.
  // Again it may be there by now.
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Sets the mode of a file or folder that others may use; one that only its owner may use is not changed. */
export async function closeToOthers(place: string, mode: number): Promise<void> {
  // Windows has no such modes: what a user's profile holds is that user's already.
  if (process.platform === 'win32') return;
  if (((await stat(place)).mode & FOR_OTHERS) !== 0) await chmod(place, mode);
}
