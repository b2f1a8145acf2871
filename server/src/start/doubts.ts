import type { Config } from '../config/config.ts';

/** Lists settings with which a production server can start, but which are hardly intended. */
export function listDoubts({
  isProduction,
  billing,
  smtpUrl,
  mailFrom,
}: Pick<Config, 'isProduction' | 'billing' | 'smtpUrl' | 'mailFrom'>): readonly string[] {
  if (!isProduction) return [];
  return [
    ...(billing === 'test' ? ['BILLING=test takes every order as paid: plans are free for everybody'] : []),
    ...(smtpUrl !== null && mailFrom === null
      ? ['MAIL_FROM is not set: some mails ask for an answer, and go out as no-reply']
      : []),
  ];
}
