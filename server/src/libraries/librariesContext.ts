import type { Knex } from 'knex';
import type { OneByOne } from '../flow/oneByOne.ts';

/** The services that libraries of materials and sections use. */
export interface LibrariesContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  /** Has the saves of one user wait for each other before they ask for the database. */
  readonly saves: OneByOne;
  /** Whether plans decide who has a library. */
  readonly hasGating: boolean;
}
