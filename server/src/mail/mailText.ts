import type { MailKind } from '../repositories/outbox.ts';

/**
 * The key of a mail's text. Some kinds of mail have two texts: a new address is announced to the old address without a
 * link, and a confirmation that was requested without the password says that the password no longer works.
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
