import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { hashFiles } from '../builds/hashFiles.ts';
import { leaveOutStyleComments } from '../publish/styleComments.ts';
import { ROOT } from '../runNode.ts';
import { buildElements } from './buildElements.ts';
import { type Packing, packSite } from './packSite.ts';

const DIST = path.join(ROOT, 'site/dist');
const SOURCES = ['site', 'packages', 'package-lock.json', 'scripts/site', 'scripts/publish'];
/** Hash of the sources of `site/dist`. */
const BUILT = path.join(ROOT, '.cache', 'site-build.sha256');
/** The same hash, with the level of compression. */
const PACKED = path.join(ROOT, '.cache', 'site-packed.sha256');

/**
 * Builds `site/dist` unless it is up to date. Returns whether it built.
 * @param packing Tests use quickly compressed files; for readers they are compressed again.
 */
export async function buildSite({ packing = 'best' }: { readonly packing?: Packing } = {}): Promise<boolean> {
  const wanted = hashFiles(SOURCES);
  const isThere = existsSync(path.join(DIST, 'index.html')) && readStamp(BUILT) === wanted;
  if (!isThere && process.env['VITEST'] !== undefined) {
    await buildInOwnProcess();
    return true;
  }
  if (!isThere) {
    await buildLeavingEnvironment();
    writeStamp(BUILT, wanted);
  }
  const good = packing === 'best' ? ['best'] : ['best', 'quick'];
  if (!isThere || !good.some((one) => readStamp(PACKED) === `${wanted} ${one}`)) {
    await packSite(DIST, packing);
    writeStamp(PACKED, `${wanted} ${packing}`);
  }
  return !isThere;
}

/**
 * Vite reads and sets NODE_ENV for its whole process: started by a test runner it would build React's development
 * version, and a server started afterwards would act as a deployed one.
 */
async function buildLeavingEnvironment(): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ root: path.join(ROOT, 'site'), logLevel: 'warn', plugins: [leaveOutStyleComments] });
    // Into the folder that the first build has emptied.
    await build({
      configFile: path.join(ROOT, 'site/embed/vite.config.ts'),
      logLevel: 'warn',
      plugins: [leaveOutStyleComments],
    });
    await buildElements();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/**
 * Runs `scripts/site/build.ts`, which also packs the files and writes the stamps. A process in which Vitest runs has
 * loaded the development version of React, which cannot render the pages of a production build.
 */
async function buildInOwnProcess(): Promise<void> {
  const program = path.join(ROOT, 'scripts/site/build.ts');
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['--conditions=@eecs/source', program], { cwd: ROOT, env });
}

function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function writeStamp(file: string, stamp: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
