import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types', 'test', 'verification', 'bench']);

/**
 * Hashes the sources of a build: all files below `places` (paths from the repository's root) except tests, built files,
 * and (by default) stories.
 */
export function hashFiles(places: readonly string[], { withStories = false } = {}): string {
  const hash = createHash('sha256');
  const leftOut = withStories ? /\.test\.tsx?$/ : /\.(test|stories)\.tsx?$/;
  for (const file of places.flatMap((place) => filesBelow(path.join(ROOT, place), leftOut))) {
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(place: string, leftOut: RegExp): string[] {
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || leftOut.test(entry.name)) return [];
    const file = path.join(place, entry.name);
    return entry.isDirectory() ? filesBelow(file, leftOut) : [file];
  });
}
