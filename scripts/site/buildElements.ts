import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'esbuild';
import { type LoadedElement, buildLoader } from '../publish/loader.ts';
import { standaloneBuild } from '../publish/standalone.ts';
import { STANDALONE_ENTRY } from '../publish/standaloneEntry.ts';
import { ROOT } from '../runNode.ts';

const pack = promisify(brotliCompress);

/** Where the site has them, by the names that the pages of others call them by. */
const FOLDER = path.join(ROOT, 'site/dist/element');
const ELEMENTS = { 'eecs-beam': 'ui-beam', 'eecs-truss': 'ui-truss' } as const;

/** Compression level: the best one would take longer than the rest of the build; this result is a tenth larger. */
const QUALITY = 9;

/**
 * Builds the one file of each element into the built site, with its loader and parts in the folder `loader`, and beside
 * each what is sent in its place to who can read that (`.br`).
 */
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
  for (const file of globSync('**/*.js', { cwd: FOLDER }).map((one) => path.join(FOLDER, one))) {
    const packed = await pack(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    writeFileSync(`${file}.br`, packed);
  }
}
