import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '../runNode.ts';

const STAMP = path.join(ROOT, '.cache', 'site-build.sha256');
const SOURCES = ['site', 'packages', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types', 'test', 'verification', 'bench']);

/** Builds `site/dist` unless it already is what the sources give. Says whether it built. */
export async function buildSite(): Promise<boolean> {
  const wanted = hashSources();
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
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

function readStamp(): string | undefined {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((place) => filesBelow(path.join(ROOT, place)))) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) return [];
    const file = path.join(place, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}
