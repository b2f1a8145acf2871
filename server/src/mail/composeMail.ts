import { escapeHtml } from '../text/escapeHtml.ts';
import { isMessageKey, translate } from '../messages/index.ts';
import type { Locale } from '../messages/locale.ts';
import type { MailKind, MailValues, WaitingMail } from '../repositories/outbox.ts';
import type { MailTexts, TextKey } from './mailText.ts';
import { EN_US } from './texts/enUS.ts';
import { RU } from './texts/ru.ts';
import { UK } from './texts/uk.ts';
import { writeMinute } from '../messages/writeMinute.ts';

/** A mail, ready to send. */
export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link in the mail; null if it has none. */
  readonly link: string | null;
}

const TEXTS: Readonly<Record<Locale, MailTexts>> = { 'en-US': EN_US, ru: RU, uk: UK };

/**
 * Writes a mail in the language of its reader, as plain text and as simple HTML. `site` is the public address without a
 * slash at the end. The secret of a link comes after `#`, so that no server on the way logs it.
 */
export function composeMail(
  { recipient, locale, kind, values: given, createdAt }: Omit<WaitingMail, 'id' | 'tries'>,
  site: string,
): ComposedMail {
  const values: MailValues = { ...withNames(given, locale), time: writeMinute(createdAt) };
  const { greeting, signature, texts } = TEXTS[locale];
  const key = chooseText(kind, values);
  const { subject, lines, action, after = [] } = texts[key];
  const link = values['link'] === undefined ? null : `${site}/callback#${values['link']}`;
  const before = [greeting, ...fillAll(lines, values)];
  const rest = fillAll(after, values);
  const goes = link !== null && action !== undefined;
  const text = [...before, ...(goes ? [link] : []), ...rest, `${signature}\n${site}`].join('\n\n');
  const html = [
    ...before.map(paragraph),
    ...(goes ? [`<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`] : []),
    ...rest.map(paragraph),
    `<p>${escapeHtml(signature)}<br><a href="${escapeHtml(site)}">${escapeHtml(site)}</a></p>`,
  ].join('\n');
  return {
    to: recipient,
    subject: fill(subject, values) ?? subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="${locale}">\n<meta charset="utf-8">\n<body>\n${html}\n</body>\n</html>\n`,
    link,
  };
}

function chooseText(kind: MailKind, values: MailValues): TextKey {
  if (kind === 'emailChange' && values['link'] === undefined) return 'emailChangeAsked';
  return kind === 'activation' && values['scope'] === 'emergency' ? 'activationAsked' : kind;
}

/** Replaces the keys of a branch and a bundle by their names. */
function withNames(values: MailValues, locale: Locale): MailValues {
  const keys = { branch: `kinds.${values['branch']}`, bundle: `bundles.${values['bundle']}` };
  const names = Object.entries(keys).flatMap(([name, key]) =>
    isMessageKey(key) ? [[name, translate(locale, key)] as const] : [],
  );
  return { ...values, ...Object.fromEntries(names) };
}

function fillAll(lines: readonly string[], values: MailValues): string[] {
  return lines.flatMap((line) => fill(line, values) ?? []);
}

/** Fills in the values of a line; null if the line needs a value that is missing. */
function fill(line: string, values: MailValues): string | null {
  const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => values[name] === undefined)) return null;
  return line.replace(/\{(\w+)\}/g, (_whole, name: string) => oneLine(String(values[name])));
}

/** Removes line breaks, so that a value cannot begin a line of its own. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
