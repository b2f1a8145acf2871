import { DAY_MS } from '../words/dayMs.ts';
import { inForce, planAt, type Plan } from './plan.ts';

/** Users are informed when this many days or fewer remain of a subscription. */
export const ALERT_DAYS = 5;

/** The subjects of messages about a subscription. */
export const MESSAGE_KEYS = ['ends', 'ended', 'paid', 'switched'] as const;

/** A message about a subscription. */
export interface PlanMessage {
  readonly key: (typeof MESSAGE_KEYS)[number];
  /** For `ends`: days left, 5 to 0. */
  readonly days?: number;
  readonly branchId: number;
  /** When it ends or ended, was paid or switched; ms UTC. */
  readonly at: number;
}

/** A plan with the data of its messages; ms UTC. */
export interface PlanWithMessages extends Plan {
  readonly branchId: number;
  readonly paidAt: number | null;
  readonly switchedAt: number | null;
  /** The messages that the user has dismissed: times of their payment, switch and end, and the days left then. */
  readonly cleared: Readonly<Record<string, number>>;
}

/** Returns the current messages about a subscription, except those the user has dismissed. */
export function messagesOf(stored: PlanWithMessages, at: number): PlanMessage[] {
  const plan = planAt(stored, at);
  const { branchId, cleared } = stored;
  const days = daysToEnd(plan, at);
  const messages: PlanMessage[] = [];
  const isStated = days !== null && cleared['ends'] === days && cleared['endsOf'] === plan.expires;
  if (days !== null && !isStated) messages.push({ key: 'ends', days, branchId, at: plan.expires });
  if (at >= plan.expires && cleared['ended'] !== plan.expires)
    messages.push({ key: 'ended', branchId, at: plan.expires });
  if (stored.paidAt !== null && cleared['paid'] !== stored.paidAt)
    messages.push({ key: 'paid', branchId, at: stored.paidAt });
  if (stored.switchedAt !== null && cleared['switched'] !== stored.switchedAt)
    messages.push({ key: 'switched', branchId, at: stored.switchedAt });
  return messages;
}

/** Returns the state to store when a user dismisses all current messages. */
export function clearMessages(stored: PlanWithMessages, at: number): Readonly<Record<string, number>> {
  const plan = planAt(stored, at);
  const days = daysToEnd(plan, at);
  return {
    ...(days !== null && { ends: days, endsOf: plan.expires }),
    ...(at >= plan.expires && { ended: plan.expires }),
    ...(stored.paidAt !== null && { paid: stored.paidAt }),
    ...(stored.switchedAt !== null && { switched: stored.switchedAt }),
  };
}

/**
 * Returns the whole days until a plan ends. Null if there are more than `ALERT_DAYS`, if it is renewed, and after its
 * end.
 */
export function daysToEnd(stored: Plan, at: number): number | null {
  const plan = inForce(stored, at);
  if (plan === null || plan.next !== null) return null;
  const days = Math.floor((plan.expires - at) / DAY_MS);
  return days <= ALERT_DAYS ? days : null;
}
