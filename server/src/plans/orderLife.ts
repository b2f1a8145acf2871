import { DAY_MS } from '../words/dayMs.ts';

/** Days within which an order is paid at the price it was made at. */
export const ORDER_DAYS = 14;

/** The same, ms. */
export const ORDER_LIFE_MS = ORDER_DAYS * DAY_MS;

/**
 * Orders of one account that wait for their money at a time: invoices are never removed. `orders.unpaid` states the
 * number.
 */
export const MOST_UNPAID = 5;

/** An order for which the payment provider opened no page counts among them for so long, ms: nobody can pay it. */
const UNOPENED_LIFE_MS = 10 * 60_000;

/** Returns the earliest creation times, ms UTC, of unpaid orders that count at a moment. */
export function countedAt(at: number): { readonly since: number; readonly unopenedSince: number } {
  return { since: at - ORDER_LIFE_MS, unopenedSince: at - UNOPENED_LIFE_MS };
}

/** An order and how far it is; ms UTC. */
export interface Order {
  readonly state: 'pending' | 'paid' | 'cancelled';
  readonly createdAt: number;
}

/** Returns whether money that comes at a moment still buys what was ordered; after that it is credit. */
export function isPayable({ state, createdAt }: Order, at: number): boolean {
  return state === 'pending' && at < createdAt + ORDER_LIFE_MS;
}
