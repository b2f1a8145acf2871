import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { RefusedError } from '../refusedError.ts';

/**
 * Reads a line that is not displayed while it is typed; from a pipe, its first line. Rejects with a RefusedError if
 * there is none.
 */
export async function readSecret(
  prompt: string,
  { input, output }: { readonly input: NodeJS.ReadStream; readonly output: NodeJS.WritableStream },
): Promise<string> {
  if (input.isTTY) output.write(prompt);
  // In raw mode the terminal echoes nothing, and the echo of the line editor is discarded.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(new RefusedError('Nothing was entered')));
      lines.once('close', () => reject(new RefusedError('Nothing was entered')));
    });
  } finally {
    lines.close();
    if (input.isTTY) output.write('\n');
  }
}
