import { describe, expect, test } from 'vitest';
import { LOCALES } from '../messages/locale.ts';
import { MAIL_KINDS, type MailValues } from '../repositories/outbox.ts';
import { composeMail } from './composeMail.ts';

const SITE = 'https://example.org/eecs';
const VALUES = { link: 'emergency.abc', days: 30, invoice: '26/11/ABCDEFGH', amount: '28.20', branch: 'msb' };
const recipient = 'a@example.com';

describe.each(LOCALES)('mails in %s', (locale) => {
  test.each(MAIL_KINDS)('%s has a subject and a text in which nothing is left to fill in', (kind) => {
    for (const values of [VALUES, { days: 30 }]) {
      const { subject, text, html } = composeMail({ recipient, locale, kind, values }, SITE);
      expect(subject).not.toBe('');
      expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined|null/);
      expect(text).toContain(SITE);
      if (locale !== 'en-US') expect(subject).toMatch(/\p{Script=Cyrillic}/u);
    }
  });

  test('a closed account is told how many days it has', () => {
    const tell = (values: MailValues) =>
      composeMail({ recipient, locale, kind: 'deleted', values }, SITE).text;
    expect(tell({ days: 45 }).match(/\d+/g)).toEqual(['45']);
    expect(tell({})).not.toMatch(/\d/);
  });

  test.each(['activation', 'emergency', 'reactivation', 'emailChange'] as const)(
    '%s leads to its link',
    (kind) => {
      const { text, html, link } = composeMail({ recipient, locale, kind, values: VALUES }, SITE);
      expect(link).toBe(`${SITE}/callback#emergency.abc`);
      expect(text.split('\n')).toContain(link);
      expect(html).toContain(`href="${link}"`);
    },
  );
});

test('the old address is told of a new one without a link', () => {
  const mail = composeMail({ recipient, locale: 'en-US', kind: 'emailChange', values: { asked: 1 } }, SITE);
  expect(mail).toMatchObject({ subject: 'A new address was asked for', link: null });
});

test('who confirms an address without its password is told that it will be replaced', () => {
  const mail = (values: MailValues) =>
    composeMail({ recipient, locale: 'en-US', kind: 'activation', values }, SITE);
  expect(mail({ ...VALUES, scope: 'emergency' }).text).toContain('no longer counts');
  expect(mail(VALUES).text).not.toContain('password');
});

test.each([
  ['en-US', 'Branch: Multi-span beam', 'Plan: Standard', 'Period in months: 12'],
  ['ru', 'Раздел: Многопролётная балка', 'Тариф: Стандартный', 'Срок, месяцев: 12'],
  ['uk', 'Розділ: Багатопрогонова балка', 'Тариф: Стандартний', 'Строк, місяців: 12'],
] as const)('a mail about an order says what is bought, in %s', (locale, ...lines) => {
  const values = { ...VALUES, bundle: 'standard', months: 12 };
  for (const kind of ['invoiceMade', 'invoicePaid', 'planTaken'] as const)
    expect(composeMail({ recipient, locale, kind, values }, SITE).text).toContain(lines.join('\n\n'));
});

test('a branch is told by its name', () => {
  const values = { branch: 'msb', until: '2026-12-01 10:30' };
  const { text } = composeMail({ recipient, locale: 'ru', kind: 'subscriptionEnds', values }, SITE);
  expect(text).toContain('Раздел: Многопролётная балка\n\nДействует до: 2026-12-01 10:30 UTC\n');
});

test('a value cannot write HTML, nor a header or a line of its own', () => {
  const values = { invoice: '<img src=x onerror="alert(1)">\r\nBcc: b@example.com', amount: '1' };
  const { html, text, subject } = composeMail(
    { recipient, locale: 'en-US', kind: 'invoicePaid', values },
    SITE,
  );
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; Bcc: b@example.com');
  expect(text).not.toMatch(/^Bcc/m);
  expect(subject).not.toContain('\n');
});
