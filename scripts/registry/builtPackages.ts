import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';
import { hashFiles } from './hashFiles.ts';

const STAMP = path.join(ROOT, '.cache', 'packages-build.sha256');
const SOURCES = ['packages', 'scripts/publish', 'package-lock.json'];

/** Hashes what the packages are built of. */
export const hashPackages = (): string => hashFiles(SOURCES);

/** Notes that `dist` of each package has what sources of this hash give. */
export function noteBuilt(hash: string): void {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
}

/** Says whether `dist` of each package is what its sources give now. Whoever builds anything else there goes through `noteBuilt`. */
export function isBuilt(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === hashPackages();
  } catch {
    // Nobody has built them yet.
    return false;
  }
}
