import nodemailer from 'nodemailer';
import { NobodyError, type MailTransport } from './transport.ts';

export interface SmtpOptions {
  /** smtp:// or smtps:// with user, password and port. */
  readonly url: string;
  readonly from: string;
  /** The public address, whose host appears in the message ids of mails. */
  readonly site: string;
  /** Whether sending without encryption is refused; an smtps address always encrypts. @default false */
  readonly needsTls?: boolean;
}

/** How long a mail server may be silent, ms: shorter than the time for which a mail is reserved for its sender. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Creates the transport to a mail server. */
export function createSmtpTransport({ url, from, site, needsTls = false }: SmtpOptions): MailTransport {
  const { hostname } = new URL(site);
  const transporter = nodemailer.createTransport({
    url,
    ...(needsTls && { requireTLS: true }),
    pool: true,
    maxConnections: 2,
    // A mail must not include files or fetched addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  return {
    async send({ id, to, subject, text, html }) {
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<outbox-${id}@${hostname}>`,
        // Asks out-of-office responders not to reply.
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await transporter.sendMail(mail).catch((error: unknown) => {
        throw isOfNobody(error) ? new NobodyError(error.message, { cause: error }) : error;
      });
    },
    close: () => transporter.close(),
  };
}

/**
 * RFC 5321, 4.2.3: 550, 551 and 553 to a recipient mean that there is no such
 * mailbox, and not that the server is full or busy.
 */
const NO_MAILBOX: readonly unknown[] = [550, 551, 553];

function isOfNobody(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === 'RCPT TO' &&
    'responseCode' in error &&
    NO_MAILBOX.includes(error.responseCode)
  );
}
