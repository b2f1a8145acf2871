import { addMonths } from './calendar.ts';
import { prorate } from './money.ts';
import { DAY_MS } from '../words/dayMs.ts';

/** Months for which a plan can be bought. */
export const PERIODS = [1, 6, 12] as const;

export type Period = (typeof PERIODS)[number];

/** The bundle that everybody has. */
export const FREE_BUNDLE = 1;

/** The plan after the current one, already paid. */
export interface NextPlan {
  readonly bundleId: number;
  readonly period: Period;
  readonly priceCents: number;
}

/** A purchase of one branch; times in ms UTC, money in whole cents. */
export interface Plan extends NextPlan {
  readonly issued: number;
  readonly expires: number;
  readonly next: NextPlan | null;
}

/**
 * Returns a plan as of the given time: once it has ended, the plan bought to follow it has replaced it, whether or not
 * a job has recorded that.
 */
export function planAt<P extends Plan>(plan: P, at: number): P {
  const { next, expires } = plan;
  if (next === null || at < expires) return plan;
  return { ...plan, ...next, issued: expires, expires: addMonths(expires, next.period), next: null };
}

/** Returns the plan in force at the given time; null if there is none or it has ended. */
export function inForce<P extends Plan>(plan: P | null, at: number): P | null {
  const current = plan && planAt(plan, at);
  return current !== null && at < current.expires ? current : null;
}

/** Returns the remaining days of a plan in force, including the started day, at most all of its days. */
function daysRemaining({ issued, expires }: Plan, at: number): number {
  const days = Math.ceil((expires - at) / DAY_MS);
  return Math.min(Math.max(days, 0), daysTotal({ issued, expires }));
}

/** Returns the number of days for which a plan runs. */
export function daysTotal({ issued, expires }: Pick<Plan, 'issued' | 'expires'>): number {
  return Math.max(1, Math.round((expires - issued) / DAY_MS));
}

/** Returns the unused value of a plan, cents: its remaining days, and the full price of the plan after it. */
export function unexpiredValue(plan: Plan, at: number): number {
  const left = prorate(plan.priceCents, daysRemaining(plan, at), daysTotal(plan));
  return left + (plan.next?.priceCents ?? 0);
}
