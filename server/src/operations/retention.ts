import { SESSION_TIMES } from '../accounts/sessionRules.ts';
import { THROTTLE_LIFE_MS } from '../accounts/throttle.ts';
import { ORDER_LIFE_MS } from '../plans/orderLife.ts';
import { KEY_LIFE_MS } from '../idempotency/answerOnce.ts';
import { REVISION_LIFE_MS } from '../tasks/commitTask.ts';
import { DAY_MS } from '../words/dayMs.ts';
import { RECOVERY_LINK_DAYS } from '../words/links.ts';

/** Retention periods, ms, counted from the event that each line names. */
export const RETENTION = {
  /** Closed accounts, since they were closed: as long as the link that reopens them is valid. */
  closedAccounts: RECOVERY_LINK_DAYS * DAY_MS,
  /** Accounts that were never opened, since they were registered; longer while they have a valid link. */
  unopenedAccounts: 60 * DAY_MS,
  /** Unpaid orders, since they were made. Their invoices stay, as cancelled. */
  unpaidOrders: ORDER_LIFE_MS,
  /** Tasks, since they were deleted. */
  deletedTasks: 30 * DAY_MS,
  /** Earlier states of tasks, since they were saved. */
  revisions: REVISION_LIFE_MS,
  /** Answers to repeatable calls, since the first call. */
  answeredCalls: KEY_LIFE_MS,
  /** Mails, since they were sent. Their contents are already deleted. */
  sentMails: 7 * DAY_MS,
  /** Mails that could not be sent, since they were written, so that the last reason can be read. */
  lostMails: 30 * DAY_MS,
  /** Sessions, since they were opened. */
  sessions: SESSION_TIMES.absolute,
  /**
   * Used or expired links, since their expiry: during this time whoever opens an expired link learns that it has
   * expired; afterwards it is answered as if it had been used.
   */
  links: 7 * DAY_MS,
  /** Counters against guessing, since their window began. */
  throttles: THROTTLE_LIFE_MS,
  /** Quotes, since they expired. */
  quotes: DAY_MS,
  /** The audit trail, since each action. */
  audit: 400 * DAY_MS,
} as const;

/** A kind of data that expires. */
export type Expiring = keyof typeof RETENTION;
