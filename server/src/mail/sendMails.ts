import type { Knex } from 'knex';
import { markFailed, markSent, takeMails, type WaitingMail } from '../repositories/outbox.ts';
import type { Logger } from 'pino';
import { codeOf } from '../text/errorCode.ts';
import { composeMail, type ComposedMail } from './composeMail.ts';
import { retryAt } from './retry.ts';
import { NobodyError, type MailTransport } from './transport.ts';

export interface SenderContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly transport: MailTransport;
  /** Public address without a slash at the end. */
  readonly site: string;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** Number of mails that one sender takes at once and sends concurrently. */
export const BATCH = 5;
/** How long a taken mail is reserved for its sender, ms: longer than any mail server may take. */
const OWN_FOR_MS = 5 * 60_000;
const MOST_FAILURE = 500;

/** Sends the mails that are due, up to `BATCH` of them, and returns how many there were. */
export async function sendMails({ db, clock, transport, site, logger }: SenderContext): Promise<number> {
  const at = clock();
  const mails = await takeMails(db, { at, most: BATCH, againAt: at + OWN_FOR_MS });
  const send = async (mail: WaitingMail): Promise<void> => {
    const { id, kind, tries } = mail;
    const putOff = (error: unknown) => {
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, MOST_FAILURE);
      const isNobody = error instanceof NobodyError;
      return markFailed(db, id, { failure, againAt: retryAt(tries, clock(), { isNobody }) });
    };
    let composed: ComposedMail;
    try {
      composed = composeMail(mail, site);
    } catch (error) {
      logger.error({ mail: id, kind, tries, err: error }, 'mail not written');
      return putOff(error);
    }
    try {
      await transport.send({ id, ...composed });
    } catch (error) {
      // The reply of the mail server is not logged, because it may contain the address.
      logger.warn({ mail: id, kind, tries, code: codeOf(error) }, 'mail put off');
      return putOff(error);
    }
    await markSent(db, id, clock());
  };
  const results = await Promise.allSettled(mails.map(send));
  // Mails that were sent are recorded as sent; the next run repeats a record that failed.
  const broken = results.find((result) => result.status === 'rejected');
  if (broken !== undefined) throw broken.reason;
  return mails.length;
}
