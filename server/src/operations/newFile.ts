import { writeFile } from 'node:fs/promises';
import { codeOf } from '../text/errorCode.ts';
import { RefusedError } from './refusedError.ts';

/**
 * Writes a file that only its owner can read. Rejects with a RefusedError if a file of that name exists, or if it
 * cannot be created.
 */
export async function writeNewFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const exists = codeOf(error) === 'EEXIST';
    throw new RefusedError(exists ? `${file} exists already` : `Cannot write ${file}: ${error.message}`, {
      cause: error,
    });
  }
}
