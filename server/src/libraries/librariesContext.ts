import type { Knex } from 'knex';
import type { OneByOne } from '../flow/oneByOne.ts';

/** The services that libraries of materials and sections use. */
export interface LibrariesContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  /** Makes the saves of one user wait for each other before they ask for a database connection. */
  readonly saves: OneByOne;
  /** Whether a library requires a plan. */
  readonly hasGating: boolean;
}
