import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { hashPackages, noteBuilt } from '../registry/builtPackages.ts';
import { ROOT, program, runNode } from '../runNode.ts';
import { addTallies, type Check, NOTHING, tallyOf } from './tally.ts';
import { checkTypesOf } from './types.ts';

/** In the order of the arrows, so that a package's declarations find those of what it imports. */
export const PACKAGES = ['solver-core', 'ui-kit', 'ui-beam', 'ui-truss', 'ui-account'] as const;

/** Builds a package as it would be published. Resolves with the exit code of the first step that fails, or 0. */
export async function buildPackage(name: (typeof PACKAGES)[number]): Promise<number> {
  // The declarations are put together of those that this writes. They name data, which stays where it is.
  const code = await checkTypesOf(folderOf(name));
  if (code !== 0) return code;
  for (const file of globSync('src/**/*.json', { cwd: folderOf(name) }))
    cpSync(path.join(folderOf(name), file), path.join(folderOf(name), file.replace('src', 'dist-types')));
  return runNode([program('tsup/dist/cli-default.js'), '--silent'], { cwd: folderOf(name) });
}

const folderOf = (name: string): string => path.join(ROOT, 'packages', name);

/** publint reads the manifest against the files; attw asks TypeScript how each kind of consumer would resolve the types. */
async function isPublishable(name: string): Promise<boolean> {
  const folder = folderOf(name);
  const publint = [program('publint/src/cli.js'), 'run', folder, '--strict'];
  const attw = [
    program('@arethetypeswrong/cli/dist/index.js'),
    '--pack',
    folder,
    '--profile',
    'node16',
    '--quiet',
  ];
  return (await runNode(publint, { quiet: true })) === 0 && (await runNode(attw)) === 0;
}

/** Each package builds and could be published as it is. */
export const packages: Check = {
  name: 'packages',
  run: async () => {
    let tally = NOTHING;
    const hash = hashPackages();
    // Both programs pack what has just been built; packing for a registry would build it once more.
    process.env['npm_config_ignore_scripts'] = 'true';
    for (const name of PACKAGES) {
      const sound = (await buildPackage(name)) === 0 && (await isPublishable(name));
      tally = addTallies(
        tally,
        sound ? tallyOf(true) : tallyOf(false, `@eecs/${name} is not fit to be published`),
      );
    }
    // The tests in a stranger's pages install these files, and need not build them once more.
    if (tally.failed === 0) noteBuilt(hash);
    return tally;
  },
};
