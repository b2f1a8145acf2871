import type { BillingMode } from '../config/billing.ts';
import { ApiFailure } from '../failures/errors.ts';

/** Throws ApiFailure `notPurchasable` on a server that sells nothing. */
export function requireSelling(mode: BillingMode): asserts mode is Exclude<BillingMode, 'off'> {
  if (mode === 'off') throw new ApiFailure('notPurchasable', { text: 'orders.off' });
}
