import type { Knex } from 'knex';
import type { Locale } from '../messages/locale.ts';
import { deleteBefore, deleteSome } from './deleteSome.ts';
import type { UserRow } from './users.ts';

/** The kinds of mails; their texts are in `mail/`. */
export const MAIL_KINDS = [
  'activation',
  'registered',
  'addressTaken',
  'emergency',
  'reactivation',
  'newDevice',
  'passwordChanged',
  'emailChange',
  'emailChanged',
  'deleted',
  'sessionEnded',
  'linkUsed',
  'invoiceMade',
  'invoicePaid',
  'planTaken',
  'orderEnded',
  'planEnded',
  'subscriptionEnds',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** The content of a mail: words and numbers put into its text. */
export type MailValues = Readonly<Record<string, string | number>>;

export interface NewMail {
  readonly userId: number | null;
  readonly recipient: string;
  readonly locale: Locale;
  readonly kind: MailKind;
  readonly values?: MailValues;
  readonly at: number;
}

/** A mail to be sent. */
export interface WaitingMail {
  readonly id: number;
  readonly recipient: string;
  readonly locale: Locale;
  readonly kind: MailKind;
  readonly values: MailValues;
  readonly tries: number;
  /** When its cause occurred, ms. */
  readonly createdAt: number;
}

/** Puts a mail into the outbox in the transaction of its cause, so that both are stored or neither. */
export async function queueMail(db: Knex, { userId, recipient, locale, kind, values = {}, at }: NewMail) {
  await db('outbox').insert({
    user_id: userId,
    recipient,
    locale,
    kind,
    values: JSON.stringify(values),
    created_at: new Date(at),
    try_at: new Date(at),
  });
}

/** Puts a mail to a user into the outbox, as `queueMail` does. */
export async function mailUser(
  db: Knex,
  { id: userId, email: recipient, locale }: Pick<UserRow, 'id' | 'email' | 'locale'>,
  mail: Pick<NewMail, 'kind' | 'values' | 'at'>,
): Promise<void> {
  await queueMail(db, { userId, recipient, locale, ...mail });
}

/**
 * Claims mails that are due, each for one sender only: a mail is postponed before it is sent, so a sender that crashes
 * loses none.
 */
export async function takeMails(
  db: Knex,
  { at, most, againAt }: { readonly at: number; readonly most: number; readonly againAt: number },
): Promise<WaitingMail[]> {
  const due = db('outbox')
    .select('id')
    .whereNull('sent_at')
    .where('try_at', '<=', new Date(at))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await db('outbox')
    .whereIn('id', due)
    .update({ try_at: new Date(againAt), tries: db.raw('tries + 1') })
    .returning<(Omit<WaitingMail, 'id' | 'createdAt'> & { id: string | number; created_at: Date })[]>([
      'id',
      'recipient',
      'locale',
      'kind',
      'values',
      'tries',
      'created_at',
    ]);
  return rows.map(({ id, created_at, ...row }) => ({
    ...row,
    id: Number(id),
    createdAt: created_at.getTime(),
  }));
}

/** Marks a mail as sent and deletes its contents, which may include a link. */
export async function markSent(db: Knex, id: number, at: number): Promise<void> {
  await db('outbox')
    .where({ id })
    .update({ sent_at: new Date(at), values: '{}', failure: null });
}

/** Records that sending a mail failed, and when to try again; null for never. */
export async function markFailed(
  db: Knex,
  id: number,
  { failure, againAt }: { readonly failure: string; readonly againAt: number | null },
): Promise<void> {
  const again = againAt === null ? { try_at: 'infinity', values: '{}' } : { try_at: new Date(againAt) };
  await db('outbox')
    .where({ id })
    .update({ failure, ...again });
}

/** Gives up all mails that were not sent. */
export async function giveUpWaiting(db: Knex, failure: string): Promise<void> {
  await db('outbox').whereNull('sent_at').update({ failure, try_at: 'infinity', values: '{}' });
}

/** Figures of the outbox. */
export interface OutboxFigures {
  readonly waiting: number;
  /** Mails whose attempts are used up. */
  readonly givenUp: number;
  /** How long the oldest waiting mail has waited, ms; 0 if none waits. */
  readonly oldestMs: number;
}

/** Counts the mails that were not sent. */
export async function measureOutbox(db: Knex, at: number): Promise<OutboxFigures> {
  const row = await db('outbox')
    .whereNull('sent_at')
    .first<{ waiting: string; given_up: string; oldest: Date | null }>(
      db.raw("count(*) filter (where try_at < 'infinity') as waiting"),
      db.raw("count(*) filter (where try_at = 'infinity') as given_up"),
      db.raw("min(created_at) filter (where try_at < 'infinity') as oldest"),
    );
  const oldestMs = row.oldest === null ? 0 : Math.max(0, at - row.oldest.getTime());
  return { waiting: Number(row.waiting), givenUp: Number(row.given_up), oldestMs };
}

/** Removes mails that were given up and were written before the given time. */
export async function purgeLostMails(db: Knex, before: number, most: number): Promise<number> {
  const isLost = (query: Knex.QueryBuilder) =>
    void query.whereNull('sent_at').where('try_at', 'infinity').where('created_at', '<', new Date(before));
  return deleteSome(db, 'outbox', most, isLost);
}

/** Removes mails that were sent before the given time. */
export async function purgeOutbox(db: Knex, before: number, most: number): Promise<number> {
  return deleteBefore(db, 'outbox', { column: 'sent_at', before, most });
}
