import path from 'node:path';
import { buildPackage } from '../builds/buildPackage.ts';
import { isBuilt } from '../builds/builtPackages.ts';
import { PACKAGES } from '../builds/packageNames.ts';
import { ROOT, runNode } from '../runNode.ts';
import { withStamp } from './stamps.ts';
import { type Check, tallyOf } from './tally.ts';

const JUDGE = ['--conditions=@eecs/source', path.join(ROOT, 'scripts/checks/judgePackages.ts')];

const built: Check = {
  name: 'packages',
  run: async () => {
    for (const name of PACKAGES)
      if ((await buildPackage(name)) !== 0) return tallyOf(false, `@eecs/${name} cannot be built`);
    const unfit = await runNode(JUDGE);
    if (unfit > 0) return tallyOf(false, 'A package is not fit to be published: its faults are listed above');
    return { ...tallyOf(true), passed: PACKAGES.length };
  },
};

/** Each package builds, and could be published: its manifest fits its files, and its types are found. */
export const packages: Check = withStamp(built, { inputs: ['packages'], isThere: isBuilt });
