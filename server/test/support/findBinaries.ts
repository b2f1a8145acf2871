import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Finds the newest PostgreSQL binaries on this machine; null if there are none. */
export async function findBinaries(): Promise<string | null> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => path.join(debian, name, 'bin'));
  for (const dir of [...(process.env['PATH'] ?? '').split(path.delimiter), ...newestFirst]) {
    const initdb = path.join(dir, 'initdb');
    // /usr/local/bin has a link: the other binaries and the templates are next to the real file.
    if (existsSync(initdb)) return path.dirname(await realpath(initdb));
  }
  return null;
}
