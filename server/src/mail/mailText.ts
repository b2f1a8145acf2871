import type { MailKind } from '../repositories/outbox.ts';

/**
 * The text of a mail: the mail to the old address about a new one differs from the one with the link, and so does a
 * confirmation that was requested without the password, because that password no longer counts.
 */
export type TextKey = MailKind | 'emailChangeAsked' | 'activationAsked';

/**
 * The words of one mail. `{name}` is replaced by a value of the mail; a line with a
 * value that the mail does not have is left out.
 */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
  /** The name of the link after the lines, in a mail that has one. */
  readonly action?: string;
  /** The text after the link. */
  readonly after?: readonly string[];
}

/** The mails of one language. */
export interface MailTexts {
  readonly greeting: string;
  readonly signature: string;
  readonly texts: Readonly<Record<TextKey, MailText>>;
}
