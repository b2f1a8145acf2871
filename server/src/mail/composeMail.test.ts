import { describe, expect, test } from 'vitest';
import { LOCALES } from '../messages/locale.ts';
import { MAIL_KINDS, type MailValues } from '../repositories/outbox.ts';
import { composeMail } from './composeMail.ts';

const SITE = 'https://example.org/eecs';
const VALUES = { link: 'emergency.abc', days: 30, invoice: '26/11/ABCDEFGH', amount: '28.20', branch: 'msb' };
const TO = { recipient: 'a@example.com', createdAt: Date.UTC(2026, 10, 30, 23, 59, 59) };

describe.each(LOCALES)('mails in %s', (locale) => {
  test.each(MAIL_KINDS)('%s has a subject and a text in which nothing is left to fill in', (kind) => {
    for (const values of [VALUES, { days: 30 }]) {
      const { subject, text, html } = composeMail({ ...TO, locale, kind, values }, SITE);
      expect(subject).not.toBe('');
      expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined|null/);
      expect(text).toContain(SITE);
      if (locale !== 'en-US') expect(subject).toMatch(/\p{Script=Cyrillic}/u);
    }
  });

  test('the mail to a closed account states when it is erased', () => {
    const report = (values: MailValues) => composeMail({ ...TO, locale, kind: 'deleted', values }, SITE).text;
    expect(report({ until: '2026-12-01 10:30' })).toContain('2026-12-01 10:30 UTC');
    expect(report({})).not.toMatch(/\d/);
  });

  test.each(['activation', 'emergency', 'reactivation', 'emailChange'] as const)(
    '%s leads to its link',
    (kind) => {
      const { text, html, link } = composeMail({ ...TO, locale, kind, values: VALUES }, SITE);
      expect(link).toBe(`${SITE}/callback#emergency.abc`);
      expect(text.split('\n')).toContain(link);
      expect(html).toContain(`href="${link}"`);
    },
  );
});

test('the old address is told of a new one without a link', () => {
  const mail = composeMail({ ...TO, locale: 'en-US', kind: 'emailChange', values: {} }, SITE);
  expect(mail).toMatchObject({ subject: 'A change of your address was requested', link: null });
});

test('a user who confirms an address without its password learns that the password will be replaced', () => {
  const mail = (values: MailValues) =>
    composeMail({ ...TO, locale: 'en-US', kind: 'activation', values }, SITE);
  expect(mail({ ...VALUES, scope: 'emergency' }).text).toContain('no longer valid');
  expect(mail(VALUES).text).not.toContain('password');
});

test.each([
  ['en-US', 'Branch: Multi-span beam', 'Plan: Standard', 'Period in months: 12'],
  ['ru', 'Раздел: Многопролётная балка', 'Тариф: Стандартный', 'Срок, месяцев: 12'],
  ['uk', 'Розділ: Багатопрогонова балка', 'Тариф: Стандартний', 'Строк, місяців: 12'],
] as const)('a mail about an order states what is bought, in %s', (locale, ...lines) => {
  const values = { ...VALUES, bundle: 'standard', months: 12 };
  for (const kind of ['invoiceMade', 'invoicePaid', 'planTaken', 'orderEnded'] as const)
    expect(composeMail({ ...TO, locale, kind, values }, SITE).text).toContain(lines.join('\n\n'));
});

test('a branch is reported by its name', () => {
  const values = { branch: 'msb', until: '2026-12-01 10:30' };
  const { text } = composeMail({ ...TO, locale: 'ru', kind: 'subscriptionEnds', values }, SITE);
  expect(text).toContain('Раздел: Многопролётная балка\n\nДействует до: 2026-12-01 10:30 UTC\n');
});

test('a value cannot write HTML, nor a header or a line of its own', () => {
  const values = { invoice: '<img src=x onerror="alert(1)">\r\nBcc: b@example.com', amount: '1' };
  const { html, text, subject } = composeMail({ ...TO, locale: 'en-US', kind: 'invoicePaid', values }, SITE);
  expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; Bcc: b@example.com');
  expect(text).not.toMatch(/^Bcc/m);
  expect(subject).not.toContain('\n');
});

test.each([
  ['en-US', 'Time: 2026-11-30 23:59 UTC'],
  ['ru', 'Время: 2026-11-30 23:59 UTC'],
  ['uk', 'Час: 2026-11-30 23:59 UTC'],
] as const)('mails about an account state the time of the event, in %s', (locale, line) => {
  for (const kind of [
    'newDevice',
    'passwordChanged',
    'emailChange',
    'emailChanged',
    'sessionEnded',
    'linkUsed',
  ] as const)
    expect(composeMail({ ...TO, locale, kind, values: {} }, SITE).text.split('\n')).toContain(line);
});
