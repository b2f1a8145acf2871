import type { Knex } from 'knex';
import type { Keys } from './keys.ts';
import type { PasswordHasher } from './passwordHash.ts';

/** The services that accounts use. */
export interface AccountsContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly keys: Keys;
  readonly hasher: PasswordHasher;
  /** Whether addresses that have an account are told from those that have none, as the specification has it. */
  readonly disclosesAccounts: boolean;
  /** False on a private server: every feature is everybody's. */
  readonly hasGating: boolean;
}
