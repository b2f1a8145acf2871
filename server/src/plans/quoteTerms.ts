import { addMonths } from './calendar.ts';
import { labelOf, type Label } from './label.ts';
import { unexpiredValue, type NextPlan, type Plan } from './plan.ts';

/** An account's state in a branch: the plan in force (null for the free bundle) and the credit in cents. */
export interface Holding {
  readonly plan: Plan | null;
  readonly creditCents: number;
}

/** The cost of a plan; whole cents, ms UTC. */
export interface Terms {
  readonly kind: Exclude<Label, '-'>;
  readonly priceCents: number;
  /** The unused value of the plan in force, which a switch refunds. */
  readonly balanceCents: number;
  /** The price minus the balance. */
  readonly dueCents: number;
  /** The part of the balance that exceeds the price, which becomes credit of the account. */
  readonly creditCents: number;
  /** The part of the account's credit that is used towards the amount due. */
  readonly usedCreditCents: number;
  readonly issued: number;
  readonly expires: number;
}

/**
 * Computes what a plan costs now; null if it cannot be bought: the free bundle, a bundle below the present one, a
 * second renewal.
 */
export function quoteTerms({ plan, creditCents }: Holding, wanted: NextPlan, at: number): Terms | null {
  const kind = labelOf(wanted.bundleId, plan);
  if (kind === '-') return null;
  const { priceCents, period } = wanted;
  const balanceCents = kind === 'switch' && plan !== null ? unexpiredValue(plan, at) : 0;
  const dueCents = Math.max(0, priceCents - balanceCents);
  const issued = kind === 'renew' && plan !== null ? plan.expires : at;
  return {
    kind,
    priceCents,
    balanceCents,
    dueCents,
    creditCents: Math.max(0, balanceCents - priceCents),
    usedCreditCents: Math.min(creditCents, dueCents),
    issued,
    expires: addMonths(issued, period),
  };
}

/** Returns the amount to pay after using the credit; cents. */
export function payableOf({ dueCents, usedCreditCents }: Pick<Terms, 'dueCents' | 'usedCreditCents'>) {
  return dueCents - usedCreditCents;
}
