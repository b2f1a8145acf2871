import { addMonths } from './calendar.ts';
import type { NextPlan, Plan } from './plan.ts';
import { quoteTerms, type Holding, type Terms } from './quoteTerms.ts';

/** The terms that an invoice promises for its money. */
export interface Offer {
  readonly wanted: NextPlan;
  readonly terms: Terms;
  /** The holding from which the terms were calculated, as written by `basisOf`. */
  readonly basis: string;
}

/** The state of an account after a payment. */
export interface Settlement extends Holding {
  /** How the money was used; null if it could no longer buy the offered plan and all of it became credit. */
  readonly kind: Terms['kind'] | null;
}

/** Writes a plan as text, for comparison with a later one. */
export function basisOf(plan: Plan | null): string {
  if (plan === null) return 'free';
  const { bundleId, period, priceCents, issued, expires, next } = plan;
  return [bundleId, period, priceCents, issued, expires, next === null ? '' : Object.values(next)].join(' ');
}

/**
 * Books a payment. The quoted terms apply while the account still has the plan they are based on. If it has another
 * plan by then, the order is recalculated at the offered price; if money and credit do not suffice, or the product is
 * no longer offered, the money becomes credit.
 */
export function settle(holding: Holding, offer: Offer | null, paidCents: number, at: number): Settlement {
  const { plan } = holding;
  const funds = holding.creditCents + paidCents;
  if (offer === null) return { plan, creditCents: funds, kind: null };
  const { wanted, terms, basis } = offer;
  const isTrue = basisOf(plan) === basis;
  const applied = isTrue ? terms : quoteTerms({ plan, creditCents: funds }, wanted, at);
  if (applied === null || funds < applied.dueCents) return { plan, creditCents: funds, kind: null };
  return {
    plan: take(plan, wanted, applied.kind, at),
    creditCents: funds - applied.dueCents + applied.creditCents,
    kind: applied.kind,
  };
}

function take(plan: Plan | null, wanted: NextPlan, kind: Terms['kind'], at: number): Plan {
  if (kind === 'renew' && plan !== null) return { ...plan, next: wanted };
  return { ...wanted, issued: at, expires: addMonths(at, wanted.period), next: null };
}
