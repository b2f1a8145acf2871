import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'esbuild';
import { STANDALONE_ENTRY, standaloneBuild } from '../publish/standalone.ts';
import { ROOT } from '../runNode.ts';

const pack = promisify(brotliCompress);

/** Where the site has them, by the names that the pages of others call them by. */
const FOLDER = path.join(ROOT, 'site/dist/element');
const ELEMENTS = { 'eecs-beam': 'ui-beam', 'eecs-truss': 'ui-truss' } as const;

/** What packing as well as it goes would take longer than the rest of the build; this is a tenth larger. */
const QUALITY = 9;

/**
 * Builds the one file of each element into the built site, and beside it what is sent
 * in its place to who can read that (`.br`).
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
    const content = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      await pack(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    );
  }
}
