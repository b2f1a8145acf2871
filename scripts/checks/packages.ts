import path from 'node:path';
import { ROOT, program, runNode } from '../runNode.ts';
import { addTallies, type Check, NOTHING, tallyOf } from './tally.ts';

/** In the order of the arrows, so that a package's declarations find those of what it imports. */
export const PACKAGES = ['solver-core', 'ui-kit', 'ui-beam', 'ui-truss', 'ui-account'] as const;

/** Builds each package as it would be published. Resolves with the exit code of the first that fails, or 0. */
export async function buildPackage(name: (typeof PACKAGES)[number]): Promise<number> {
  return runNode([program('tsup/dist/cli-default.js'), '--silent'], { cwd: folderOf(name) });
}

const folderOf = (name: string): string => path.join(ROOT, 'packages', name);

/** Each package builds, and publint finds nothing wrong with its manifest and files. */
export const packages: Check = {
  name: 'packages',
  run: async () => {
    let tally = NOTHING;
    for (const name of PACKAGES) {
      const built = (await buildPackage(name)) === 0;
      const sound =
        built &&
        (await runNode([program('publint/src/cli.js'), 'run', folderOf(name), '--strict'], {
          quiet: true,
        })) === 0;
      tally = addTallies(
        tally,
        sound ? tallyOf(true) : tallyOf(false, `@eecs/${name} does not build or publint objects`),
      );
    }
    return tally;
  },
};
