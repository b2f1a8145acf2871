import type { Logger } from 'pino';
import { BATCH, sendMails, type SenderContext } from '../mail/sendMails.ts';
import { repeat, type Repeated } from './repeat.ts';
import { logFailure } from './logFailure.ts';

export interface MailSenderOptions extends Omit<SenderContext, 'logger'> {
  readonly logger: Logger;
  /** Interval between queries of the outbox, ms. @default 2000 */
  readonly everyMs?: number;
}

/** Pause after a database error, ms. */
const REST_MS = 15_000;

/**
 * Starts the sender of the mails in the outbox; it runs until it is stopped. No error ends it: it retries refused mails
 * later and waits for an unavailable database. Several processes may run it on one database.
 */
export function startMailSender({ logger, everyMs = 2000, ...context }: MailSenderOptions): Repeated {
  const sending = repeat(async () => {
    try {
      const count = await sendMails({ ...context, logger });
      return count === BATCH ? 0 : everyMs;
    } catch (error) {
      logFailure(logger, error, 'mails put off');
      return REST_MS;
    }
  });
  return {
    async stop() {
      await sending.stop();
      context.transport.close();
    },
  };
}
