import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { program, ROOT, runNode } from '../runNode.ts';
import { noteBuild } from './builtPackages.ts';
import { checkTypesOf } from './checkTypesOf.ts';
import type { PackageName } from './packageNames.ts';

/**
 * Builds a package as it would be published, and records its sources: the tests in foreign pages install these files,
 * and need not build them again. Resolves with the exit code of the first step that fails, or 0.
 */
export const buildPackage = (name: PackageName): Promise<number> => noteBuild(name, () => build(name));

async function build(name: PackageName): Promise<number> {
  const folder = path.join(ROOT, 'packages', name);
  // The declarations are assembled from those that this writes. They refer to data files, which stay in their place.
  const code = await checkTypesOf(folder);
  if (code !== 0) return code;
  for (const file of globSync('src/**/*.json', { cwd: folder }))
    cpSync(path.join(folder, file), path.join(folder, file.replace('src', 'dist-types')));
  return runNode([program('tsup/dist/cli-default.js'), '--silent'], { cwd: folder });
}
