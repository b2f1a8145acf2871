import type { ComposedMail } from './composeMail.ts';

/** A mail with its id in the outbox, by which duplicates are recognized. */
export interface OutgoingMail extends ComposedMail {
  readonly id: number;
}

/** The mail server reports that the address does not exist, so that another attempt is useless. */
export class NobodyError extends Error {
  override readonly name = 'NobodyError';
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Rejects if the mail was not accepted, with a NobodyError if the address does not exist; the mail is then sent again
   * later.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
