import { readFile } from 'node:fs/promises';
import { codeOf } from '../text/errorCode.ts';

/** Reads a text file; null if there is none. */
export async function readOptional(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
