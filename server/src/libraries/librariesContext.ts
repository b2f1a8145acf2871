import type { Knex } from 'knex';

/** What libraries of materials and sections rest on. */
export interface LibrariesContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  /** Whether plans decide who has a library. */
  readonly hasGating: boolean;
}
