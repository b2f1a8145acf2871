// Runs before `npm pack` and `npm publish` of a package: rebuilds it and refuses a tarball without its entry points.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from './builds/buildPackage.ts';
import { PACKAGES } from './builds/packageNames.ts';
import { ROOT } from './runNode.ts';

const name = PACKAGES.find((known) => known === process.argv[2]);
if (name === undefined) throw new Error(`Say one of: ${PACKAGES.join(', ')}.`);

// Declarations refer to those of the packages below, so all of them are built, in the order of dependencies.
for (const below of PACKAGES.slice(0, PACKAGES.indexOf(name) + 1)) {
  const code = await buildPackage(below);
  if (code !== 0) process.exit(code);
}

const folder = path.join(ROOT, 'packages', name);
const missing = listDoors(readManifest()).filter((file) => !existsSync(path.join(folder, file)));
if (missing.length > 0) {
  console.error(
    `@eecs/${name} is not packed: its manifest names files that are not built: ${missing.join(', ')}.`,
  );
  process.exit(1);
}

function readManifest(): { readonly exports: unknown } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly exports: unknown };
}

/**
 * Lists the files that a manifest exports to users of the package; its sources are exported only within this
 * repository.
 */
function listDoors({ exports }: { readonly exports: unknown }): string[] {
  if (typeof exports === 'string') return [exports];
  return Object.entries(exports as Record<string, unknown>).flatMap(([condition, value]) =>
    condition === '@eecs/source' ? [] : listDoors({ exports: value }),
  );
}
