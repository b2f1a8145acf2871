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
  /** Whether answers reveal if an address has an account, as the specification does. */
  readonly disclosesAccounts: boolean;
  /** False on a private server: everybody has every feature. */
  readonly hasGating: boolean;
}
