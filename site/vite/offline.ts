import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = path.join(import.meta.dirname, 'offlineWorker.js');
const PUBLIC = path.join(import.meta.dirname, '../public');
/** Larger files are stored when they are first used, bytes: the Explore chart is a megabyte. */
const LARGEST = 400_000;

/**
 * Writes `sw.js`, which opens the site without a network: the worker next to this file with the list of the stored
 * files and a hash of them all, so that any change of the site gives a new worker.
 */
export function offline(): Plugin {
  return {
    name: 'eecs-offline',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256');
        const built = Object.values(bundle)
          .map((output) => ({
            name: output.fileName,
            content: output.type === 'chunk' ? output.code : output.source,
          }))
          .filter(({ name }) => name.startsWith('assets/'));
        const texts = globSync('**/*', { cwd: PUBLIC })
          // Pictures for link previews are not used by the site itself.
          .filter((name) => statSync(path.join(PUBLIC, name)).isFile() && !/^og[\\/]/.test(name))
          .map((name) => ({
            name: name.replaceAll('\\', '/'),
            content: readFileSync(path.join(PUBLIC, name)),
          }));
        const all = [...built, ...texts].toSorted((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name, content } of all) hash.update(name).update(content);
        const kept = all
          .filter(({ name, content }) => content.length <= LARGEST && !name.endsWith('.map'))
          .map(({ name }) => `/${name}`);
        const source = readFileSync(WORKER, 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace('= __FILES__;', () => `= ${JSON.stringify(kept)};`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
