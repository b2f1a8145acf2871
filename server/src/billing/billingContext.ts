import type { Knex } from 'knex';
import type { BillingMode } from '../config/billing.ts';
import type { PaymentProvider } from './provider.ts';

/** The services that selling uses. */
export interface BillingContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly mode: BillingMode;
  /**
   * How an order is paid by the operator's word, put into its mail as it stands; null for nothing more than its number.
   */
  readonly paymentText: string | null;
  /** The seller, as it stands on invoices. */
  readonly seller: string;
  /** Null unless the mode is `provider`. */
  readonly provider: PaymentProvider | null;
}
