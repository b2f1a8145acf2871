import type { Logger } from 'pino';
import { BATCH, sendMails, type SenderContext } from './sendMails.ts';

export interface MailSenderOptions extends SenderContext {
  readonly logger: Logger;
  /** Between looks into the outbox, ms. @default 2000 */
  readonly everyMs?: number;
}

/** A sender at work. */
export interface MailSender {
  /** Ends the work; a mail on its way gets a few seconds. */
  stop(): Promise<void>;
}

/** After an error the database is left alone for so long, ms. */
const REST_MS = 15_000;
const STOP_PATIENCE_MS = 5000;

/**
 * Starts what sends the mails of the outbox, until it is stopped. No error ends it: a mail that was refused is tried again later, and a
 * database that is away is asked again. Several processes may do so on one database.
 */
export function startMailSender({ logger, everyMs = 2000, ...context }: MailSenderOptions): MailSender {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  const work = async (): Promise<void> => {
    let restMs = everyMs;
    try {
      const count = await sendMails(context);
      if (count === BATCH) restMs = 0;
    } catch (error) {
      restMs = REST_MS;
      logger.warn({ err: error }, 'mails put off');
    }
    if (!isStopped) plan(restMs);
  };
  const plan = (ms: number): void => {
    timer = setTimeout(() => {
      underWay = work();
    }, ms);
  };
  plan(0);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      let patience: NodeJS.Timeout | undefined;
      await Promise.race([
        underWay,
        new Promise<void>((resolve) => {
          patience = setTimeout(resolve, STOP_PATIENCE_MS);
        }),
      ]);
      clearTimeout(patience);
      context.transport.close();
    },
  };
}
