import { readFileSync } from 'node:fs';

const FILE = new URL('../../../packages/solver-core/verification/fixtures/fixture1.json', import.meta.url);

/**
 * The worked example of the theory, two spans with a hinge and every class of load; it is also the solver's fixture.
 */
export const FIXTURE_1 = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly supports: readonly object[];
  readonly loads: readonly object[];
  readonly beamSections: readonly object[];
  readonly caseSets: readonly object[];
  readonly [field: string]: unknown;
};
