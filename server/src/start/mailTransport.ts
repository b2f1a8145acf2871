import { createOutboxFile } from '../mail/outboxFile.ts';
import { createSmtpTransport } from '../mail/smtpTransport.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { isThisMachine } from '../config/thisMachine.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'databaseUrl' | 'isProduction' | 'dataDir'>;

/** Refuses to start if accounts depend on mails that nobody would send. */
export function checkMail({ smtpUrl, databaseUrl, isProduction }: MailConfig): void {
  if (smtpUrl === null && databaseUrl !== null && isProduction)
    throw new StartError('SMTP_URL is missing: in production with DATABASE_URL it must be set');
}

/** Opens the mail transport: a mail server, or else the console and a file in the data folder. */
export function openMailTransport(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  { site, log }: { readonly site: string; readonly log: (line: string) => void },
): MailTransport {
  if (smtpUrl === null) return createOutboxFile({ folder: dataDir, log });
  const from = mailFrom ?? `EECS <no-reply@${new URL(site).hostname}>`;
  return createSmtpTransport({ url: smtpUrl, from, site, needsTls: needsTls(smtpUrl) });
}

/**
 * Returns whether mails are refused unless they can be sent encrypted. Otherwise, if a server offers no TLS, or an
 * attacker removes the offer, mails would be sent unencrypted, including their links. An operator can choose that with
 * `requireTLS=false` in the address.
 */
export function needsTls(url: string): boolean {
  const { hostname, protocol, searchParams } = new URL(url);
  return protocol === 'smtp:' && !isThisMachine(hostname) && searchParams.get('requireTLS') !== 'false';
}
