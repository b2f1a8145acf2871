import type { Knex } from 'knex';
import type { BillingMode } from '../start/config.ts';
import type { PaymentProvider } from './provider.ts';

/** What selling rests on. */
export interface BillingContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly mode: BillingMode;
  /** Null unless the mode is `provider`. */
  readonly provider: PaymentProvider | null;
}
