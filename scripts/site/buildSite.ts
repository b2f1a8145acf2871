import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { hashFiles } from '../builds/hashFiles.ts';
import { ROOT } from '../runNode.ts';
import { buildElements } from './buildElements.ts';

const STAMP = path.join(ROOT, '.cache', 'site-build.sha256');
const SOURCES = ['site', 'packages', 'package-lock.json', 'scripts/site', 'scripts/publish'];

/** Builds `site/dist` unless it already is what the sources give. Says whether it built. */
export async function buildSite(): Promise<boolean> {
  const wanted = hashFiles(SOURCES);
  if (existsSync(path.join(ROOT, 'site/dist/index.html')) && readStamp() === wanted) return false;
  await buildLeavingEnvironment();
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  return true;
}

/**
 * Vite reads and sets NODE_ENV for its whole process: started by a test runner it would build React's development
 * half, and a server started afterwards would take itself for a deployed one.
 */
async function buildLeavingEnvironment(): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ root: path.join(ROOT, 'site'), logLevel: 'warn' });
    // Into the folder that the first one has emptied.
    await build({ configFile: path.join(ROOT, 'site/embed/vite.config.ts'), logLevel: 'warn' });
    await buildElements();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

function readStamp(): string | undefined {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}
