import { program, runNode } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

/** Type-checks every project, tests and stories included. */
export const types: Check = {
  name: 'types',
  run: async () => tallyOf((await runNode([program('typescript/bin/tsc'), '-b'])) === 0),
};
