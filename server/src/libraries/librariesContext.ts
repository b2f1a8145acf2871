import type { Knex } from 'knex';

/** The services that libraries of materials and sections use. */
export interface LibrariesContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  /** Whether plans decide who has a library. */
  readonly hasGating: boolean;
}
