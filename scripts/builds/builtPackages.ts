import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';
import { hashFiles } from './hashFiles.ts';
import { type PackageName, PACKAGES } from './packageNames.ts';

const STAMPS = path.join(ROOT, '.cache', 'packages-build');
/** Files that determine the built packages. */
const SOURCES = ['packages', 'scripts/builds', 'scripts/publish', 'package-lock.json'];

/**
 * Runs the build of a package's `dist`, and records its sources in `stamps`. A build that fails or is interrupted is
 * not recorded. Resolves with the exit code of the build.
 */
export async function noteBuild(
  name: PackageName,
  build: () => Promise<number>,
  stamps: string = STAMPS,
): Promise<number> {
  const hash = hashFiles(SOURCES);
  rmSync(path.join(stamps, name), { force: true });
  const code = await build();
  if (code !== 0) return code;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, name), hash);
  return code;
}

/** Returns whether `dist` of each package is up to date with its sources. */
export function isBuilt(stamps: string = STAMPS): boolean {
  const hash = hashFiles(SOURCES);
  return PACKAGES.every((name) => readStamp(path.join(stamps, name)) === hash);
}

function readStamp(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The package has not been built yet.
    return null;
  }
}
