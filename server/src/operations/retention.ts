import { SESSION_TIMES } from '../accounts/sessionRules.ts';
import { THROTTLE_LIFE_MS } from '../accounts/throttle.ts';
import { ORDER_LIFE_MS } from '../plans/orderLife.ts';
import { KEY_LIFE_MS } from '../idempotency/answerOnce.ts';
import { REVISION_LIFE_MS } from '../tasks/commitTask.ts';
import { DAY_MS } from '../words/dayMs.ts';
import { RECOVERY_LINK_DAYS } from '../words/links.ts';

/** How long what is no longer needed is kept, ms, counted from the moment that each line names. */
export const RETENTION = {
  /** Closed accounts, since they were closed: as long as the link that opens them again is good. */
  closedAccounts: RECOVERY_LINK_DAYS * DAY_MS,
  /** Accounts that nobody opened, since they were registered, and longer while a link of theirs is there. */
  unopenedAccounts: 60 * DAY_MS,
  /** Orders that wait for their money, since they were made. Their invoices stay, as cancelled. */
  unpaidOrders: ORDER_LIFE_MS,
  /** Tasks, since they were deleted. */
  deletedTasks: 30 * DAY_MS,
  /** Earlier states of tasks, since they were saved. */
  revisions: REVISION_LIFE_MS,
  /** Answers to repeatable calls, since the first call. */
  answeredCalls: KEY_LIFE_MS,
  /** Mails, since they went out. Their contents are already deleted. */
  sentMails: 7 * DAY_MS,
  /** Mails that never went out, since they were written; the last reason is there to be read. */
  lostMails: 30 * DAY_MS,
  /** Sessions, since they were opened. */
  sessions: SESSION_TIMES.absolute,
  /**
   * Used or expired links, counted from their expiry: until then a user of such a link learns that it has expired, not
   * that it was used.
   */
  links: 7 * DAY_MS,
  /** Counters against guessing, since their window began. */
  throttles: THROTTLE_LIFE_MS,
  /** Quotes, since they were no longer good. */
  quotes: DAY_MS,
  /** The audit trail, since each act. */
  audit: 400 * DAY_MS,
} as const;

/** Something that expires. */
export type Expiring = keyof typeof RETENTION;
