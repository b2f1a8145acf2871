import type { Knex } from 'knex';
import { markFailed, markSent, takeMails, type WaitingMail } from '../repositories/outbox.ts';
import type { Logger } from 'pino';
import { codeOf } from '../errorCode.ts';
import { composeMail } from './composeMail.ts';
import { retryAt } from './retry.ts';
import type { MailTransport } from './transport.ts';

export interface SenderContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly transport: MailTransport;
  /** Public address without a slash at the end. */
  readonly site: string;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Mails that one sender takes at once, and sends beside each other. */
export const BATCH = 5;
/** So long a taken mail is its sender's alone, ms: longer than any mail server may take. */
const OWN_FOR = 5 * 60_000;
const MOST_FAILURE = 500;

/** Sends the mails whose time has come, up to `BATCH` of them, and says how many there were. */
export async function sendMails({ db, clock, transport, site, logger }: SenderContext): Promise<number> {
  const at = clock();
  const mails = await takeMails(db, { at, most: BATCH, againAt: at + OWN_FOR });
  const send = async (mail: WaitingMail): Promise<void> => {
    try {
      await transport.send({ id: mail.id, ...composeMail(mail, site) });
    } catch (error) {
      // Without the words of the mail server: they may name the address.
      logger.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, code: codeOf(error) }, 'mail put off');
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, MOST_FAILURE);
      await markFailed(db, mail.id, { failure, againAt: retryAt(mail.tries, clock()) });
      return;
    }
    await markSent(db, mail.id, clock());
  };
  const results = await Promise.allSettled(mails.map(send));
  // What went out is known; a mark that was not made is made by the next try.
  const broken = results.find((result) => result.status === 'rejected');
  if (broken !== undefined) throw broken.reason;
  return mails.length;
}
