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
   * Payment instructions for orders that the operator confirms, inserted into the mail unchanged; null adds only the
   * order number.
   */
  readonly paymentText: string | null;
  /** The seller, as printed on invoices. */
  readonly seller: string;
  /** Null unless the mode is `provider`. */
  readonly provider: PaymentProvider | null;
}
