import path from 'node:path';
import { build } from 'esbuild';
import { type LoadedElement, buildLoader } from '../publish/loader.ts';
import { standaloneBuild } from '../publish/standalone.ts';
import { STANDALONE_ENTRY } from '../publish/standaloneEntry.ts';
import { ROOT } from '../runNode.ts';

/** Where the site serves them, under the names that foreign pages use. */
const FOLDER = path.join(ROOT, 'site/dist/element');
const ELEMENTS = { 'eecs-beam': 'ui-beam', 'eecs-truss': 'ui-truss', 'eecs-frame': 'ui-frame' } as const;

/** Builds the single file of each element into the built site, with its loader and parts in the folder `loader`. */
export async function buildElements(): Promise<void> {
  for (const [name, folder] of Object.entries(ELEMENTS)) {
    const file = path.join(FOLDER, `${name}.js`);
    await build({
      ...standaloneBuild,
      absWorkingDir: path.join(ROOT, 'packages', folder),
      entryPoints: [STANDALONE_ENTRY],
      outfile: file,
      logLevel: 'warning',
    });
    await buildLoader(name as LoadedElement, {
      from: path.join(ROOT, 'packages', folder),
      to: path.join(FOLDER, 'loader'),
    });
  }
}
