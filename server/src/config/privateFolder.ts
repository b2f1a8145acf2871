import { chmod, mkdir, stat } from 'node:fs/promises';

const FOR_OTHERS = 0o077;

/**
 * Makes a folder that its owner alone may enter, and closes one that others may. What is inside is then out of reach
 * too: PGlite writes its files readable by everyone.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await closeToOthers(folder, 0o700);
}

/** Sets the mode of a file or folder that others may use; one of the owner's alone is left as it is. */
export async function closeToOthers(path: string, mode: number): Promise<void> {
  // Windows has no such modes: what a user's profile holds is that user's already.
  if (process.platform === 'win32') return;
  if (((await stat(path)).mode & FOR_OTHERS) !== 0) await chmod(path, mode);
}
