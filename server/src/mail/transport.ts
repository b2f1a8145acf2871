import type { ComposedMail } from './composeMail.ts';

/** A mail and the number it has in the outbox, by which a second copy is known. */
export interface OutgoingMail extends ComposedMail {
  readonly id: number;
}

/** What brings mails away. */
export interface MailTransport {
  /** Rejects when the mail was not taken; then it is tried again later. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
