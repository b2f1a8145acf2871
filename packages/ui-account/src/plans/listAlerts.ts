import type { Subscription } from '../api/accountApi.ts';

/** Days before the end of a plan from which on the user is notified. */
export const ALERT_DAYS = 5;

/** A message about a plan to its owner. */
export interface PlanMessage {
  readonly key: 'ends' | 'ended' | 'paid' | 'switched';
  readonly branch: string;
  readonly branchId: number;
  readonly bundleId: number;
  readonly days: number | null;
  /**
   * When it ended, was paid or switched, ms since 1970; null if that is unknown, and for a plan that is about to end.
   */
  readonly at: number | null;
  /** When the plan ends, ms since 1970; null if it has ended. */
  readonly until: number | null;
}

/** Lists the messages about plans, most urgent first. */
export function listPlanMessages(subscriptions: readonly Subscription[]): readonly PlanMessage[] {
  const all = subscriptions.flatMap(({ messages, branch, branchId, bundleId, expires }) =>
    messages.map(({ key, at, days }) => ({
      key,
      branch,
      branchId,
      bundleId,
      days: days ?? null,
      at: key === 'ends' ? null : (at ?? null),
      until: key === 'ended' ? null : expires,
    })),
  );
  const rank = ({ key, days }: PlanMessage): number =>
    key === 'ended' ? -1 : key === 'ends' ? (days ?? 0) : 99;
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** Lists the messages that are shown automatically: about plans that end within days. */
export function listAlerts(subscriptions: readonly Subscription[]): readonly PlanMessage[] {
  return listPlanMessages(subscriptions).filter(
    ({ key, days }) => key === 'ends' && days !== null && days >= 0 && days <= ALERT_DAYS,
  );
}
