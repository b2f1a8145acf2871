import { addMonths } from './calendar.ts';
import { labelOf, type Label } from './label.ts';
import { unexpiredValue, type NextPlan, type Plan } from './plan.ts';

/** What an account has of a branch: the plan in force, null for the free bundle, and credit in cents. */
export interface Holding {
  readonly plan: Plan | null;
  readonly creditCents: number;
}

/** What taking a plan costs; whole cents, ms UTC. */
export interface Terms {
  readonly kind: Exclude<Label, '-'>;
  readonly priceCents: number;
  /** What the plan in force is still worth, given back by a switch. */
  readonly balanceCents: number;
  /** The price less the balance. */
  readonly dueCents: number;
  /** What the balance exceeds the price by: it is kept on the account. */
  readonly creditCents: number;
  /** Of the credit on the account, used towards what is due. */
  readonly usedCreditCents: number;
  readonly issued: number;
  readonly expires: number;
}

/**
 * Reckons what a plan costs now; null where it cannot be taken: the free bundle, one below the own, a second renewal.
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

/** What is to be paid after the credit; cents. */
export function payableOf({ dueCents, usedCreditCents }: Pick<Terms, 'dueCents' | 'usedCreditCents'>) {
  return dueCents - usedCreditCents;
}
