import path from 'node:path';
import { buildPackage } from '../builds/buildPackage.ts';
import { isBuilt } from '../builds/builtPackages.ts';
import { PACKAGES } from '../builds/packageNames.ts';
import { ROOT, program, runNode } from '../runNode.ts';
import { withStamp } from './stamps.ts';
import { addTallies, type Check, NOTHING, tallyOf } from './tally.ts';

/**
 * publint reads the manifest against the files; attw asks TypeScript how each kind of consumer would resolve the types.
 */
async function isPublishable(name: string): Promise<boolean> {
  const folder = path.join(ROOT, 'packages', name);
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

const built: Check = {
  name: 'packages',
  run: async () => {
    let tally = NOTHING;
    // Both programs pack what has just been built; packing for a registry would build it once more.
    process.env['npm_config_ignore_scripts'] = 'true';
    for (const name of PACKAGES) {
      const sound = (await buildPackage(name)) === 0 && (await isPublishable(name));
      tally = addTallies(
        tally,
        sound ? tallyOf(true) : tallyOf(false, `@eecs/${name} is not fit to be published`),
      );
    }
    return tally;
  },
};

/** Each package builds and could be published as it is. */
export const packages: Check = withStamp(built, { inputs: ['packages'], isThere: isBuilt });
