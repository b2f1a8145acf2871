import { checkTypesOf } from '../builds/checkTypesOf.ts';
import { type Check, tallyOf } from './tally.ts';

/** Type-checks every project, tests and stories included. */
export const types: Check = {
  name: 'types',
  run: async () => tallyOf((await checkTypesOf()) === 0),
};
