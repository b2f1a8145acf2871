import { DAY_MS } from '../words/dayMs.ts';

/** Days for which an order can be paid at its original price. */
export const ORDER_DAYS = 14;

/** The same, ms. */
export const ORDER_LIFE_MS = ORDER_DAYS * DAY_MS;

/**
 * Maximum number of unpaid orders of one account: invoices are never removed. The text `orders.unpaid` states the
 * number.
 */
export const MOST_UNPAID = 5;

/** How long an order counts if the payment provider opened no page for it, ms: nobody can pay it. */
const UNOPENED_LIFE_MS = 10 * 60_000;

/** Returns the earliest creation times, ms UTC, of the unpaid orders that count at the given time. */
export function countedAt(at: number): { readonly since: number; readonly unopenedSince: number } {
  return { since: at - ORDER_LIFE_MS, unopenedSince: at - UNOPENED_LIFE_MS };
}

/** An order with its state; ms UTC. */
export interface Order {
  readonly state: 'pending' | 'paid' | 'cancelled';
  readonly createdAt: number;
}

/** Returns whether a payment at the given time still buys what was ordered; later it becomes credit. */
export function isPayable({ state, createdAt }: Order, at: number): boolean {
  return state === 'pending' && at < createdAt + ORDER_LIFE_MS;
}
