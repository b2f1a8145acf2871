import type { ComposedMail } from './composeMail.ts';

/** A mail and the number it has in the outbox, by which a second copy is known. */
export interface OutgoingMail extends ComposedMail {
  readonly id: number;
}

/** The mail server reports that it has no such address: another try is useless. */
export class NobodyError extends Error {
  override readonly name = 'NobodyError';
}

/** The transport of mails. */
export interface MailTransport {
  /**
   * Rejects when the mail was not taken, with a NobodyError where it is addressed
   * to nobody; then it is tried again later.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
