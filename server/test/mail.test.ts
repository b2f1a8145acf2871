import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '../src/db/connect.ts';
import { startMailSender } from '../src/background/mailSender.ts';
import type { Repeated } from '../src/background/repeat.ts';
import { createOutboxFile } from '../src/mail/outboxFile.ts';
import { sendMails } from '../src/mail/sendMails.ts';
import { createSmtpTransport } from '../src/mail/smtpTransport.ts';
import type { MailTransport } from '../src/mail/transport.ts';
import { queueMail, type NewMail } from '../src/repositories/outbox.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { readHeader, readPart, startMailServer, type MailServer } from './support/mailServer.ts';

const SITE = 'https://example.org';
const LINK = `activation.${'t'.repeat(43)}`;
const MINUTE = 60_000;
const logger = pino({ level: 'silent' });

describe.skipIf(isHalfMissing)('mails', () => {
  let database: TestDatabase;
  let db: Knex;
  let server: MailServer;
  let transport: MailTransport;
  let now = Date.UTC(2026, 10, 22, 6);
  const clock = () => now;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    db = connectDatabase(database.target, logger);
  });

  beforeEach(async () => {
    await db('outbox').delete();
    server = await startMailServer();
    transport = createSmtpTransport({ url: server.url, from: 'EECS <mail@example.org>', site: SITE });
  });

  afterEach(async () => {
    transport.close();
    await server.close();
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const queue = (mail: Partial<NewMail> = {}) =>
    queueMail(db, {
      userId: null,
      recipient: 'someone@example.com',
      locale: 'en-US',
      kind: 'activation',
      values: { link: LINK, days: 30 },
      at: now,
      ...mail,
    });
  const send = () => sendMails({ db, clock, transport, site: SITE, logger });
  const waiting = () => db('outbox').whereNull('sent_at');

  test('a mail arrives in the language of its reader, as text and as HTML, with its link after #', async () => {
    await queue({ locale: 'uk' });
    expect(await send()).toBe(1);
    const [mail] = server.mails;
    if (mail === undefined) throw new Error('no mail');
    expect(mail).toMatchObject({ from: 'mail@example.org', to: ['someone@example.com'] });
    expect(readHeader(mail, 'Subject')).toBe('Підтвердьте адресу');
    expect(readHeader(mail, 'Message-ID')).toMatch(/^<outbox-\d+@example\.org>$/);
    expect(readHeader(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(readPart(mail, 'text/plain').split(/\r?\n/)).toContain(`${SITE}/callback#${LINK}`);
    expect(readPart(mail, 'text/plain')).toContain('Посилання діє 30 днів і спрацьовує один раз.');
    expect(readPart(mail, 'text/html')).toContain(
      `<a href="${SITE}/callback#${LINK}">Підтвердити адресу</a>`,
    );
    // The values of the mail are deleted.
    expect(await db('outbox').first('values', 'failure')).toEqual({ values: {}, failure: null });
    expect(await send()).toBe(0);
  });

  test('a mail that is refused is tried again after 1, 4, 16 minutes, and never lost on the way', async () => {
    await queue();
    server.refuse(3);
    for (const wait of [0, 1, 4, 16]) {
      now += wait * MINUTE - 1;
      expect(await send()).toBe(0);
      now += 1;
      expect(await send()).toBe(1);
    }
    expect(server.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('a mail that cannot be written keeps no other, and is tried again', async () => {
    await queue({ recipient: 'first@example.com' });
    // As a process of an older version would find it.
    await db('outbox').update({ kind: 'of a later version' });
    await queue();
    expect(await send()).toBe(2);
    expect(server.mails.map(({ to }) => to)).toEqual([['someone@example.com']]);
    expect(await waiting()).toMatchObject([
      {
        recipient: 'first@example.com',
        try_at: new Date(now + MINUTE),
        failure: expect.any(String) as string,
      },
    ]);
  });

  test('a mail to an address that the mail server does not have is given up in minutes', async () => {
    await queue({ recipient: 'typo@example.com' });
    await queue();
    server.disown('typo@example.com');
    for (const wait of [0, 1, 4]) {
      now += wait * MINUTE;
      await send();
    }
    expect(server.mails.map(({ to }) => to)).toEqual([['someone@example.com']]);
    expect(await waiting()).toMatchObject([
      {
        recipient: 'typo@example.com',
        try_at: Infinity,
        failure: expect.stringContaining('No such user') as string,
      },
    ]);
  });

  test('after a week of refusals a mail is given up, and the reason is written down', async () => {
    await queue();
    server.refuse(100);
    for (let i = 0; i < 12; i += 1) {
      await send();
      now += 24 * 60 * MINUTE;
    }
    now += 365 * 24 * 60 * MINUTE;
    expect(await send()).toBe(0);
    const row = await db('outbox').first<{ failure: string; values: object }>('failure', 'values');
    expect(row.failure).toContain('451 Greylisted, come again');
    expect(row.values).toEqual({});
  });

  test('two senders on one database send each mail once', async () => {
    for (let i = 0; i < 40; i += 1) await queue({ recipient: `person${i}@example.com` });
    // An embedded database has one connection, so both go through it.
    const isEmbedded = typeof database.target !== 'string';
    const others = isEmbedded ? [db, db] : [0, 1].map(() => connectDatabase(database.target, logger));
    const senders = others.map((one): Repeated => {
      const own = createSmtpTransport({ url: server.url, from: 'mail@example.org', site: SITE });
      return startMailSender({ db: one, clock, transport: own, site: SITE, logger, everyMs: 10 });
    });
    await expect.poll(waiting).toEqual([]);
    await Promise.all(senders.map((sender) => sender.stop()));
    if (!isEmbedded) await Promise.all(others.map((one) => one.destroy()));
    expect(server.mails.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 40 }, (_, i) => `person${i}@example.com`).sort(),
    );
  });

  test('a sender that died with a mail in its hands leaves it to the next, minutes later', async () => {
    await queue();
    const dead: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
    void sendMails({ db, clock, transport: dead, site: SITE, logger });
    await expect.poll(() => db('outbox').where({ tries: 1 })).toHaveLength(1);
    expect(await send()).toBe(0);
    now += 5 * MINUTE;
    expect(await send()).toBe(1);
    expect(server.mails).toHaveLength(1);
  });

  test('without a mail server a mail is a line on the console and one in a file that only its owner reads', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'eecs-mail-'));
    const file = path.join(folder, 'outbox.jsonl');
    await writeFile(file, '', { mode: 0o644 });
    const lines: string[] = [];
    const outbox = createOutboxFile({ folder, log: (line) => lines.push(line) });
    await queue();
    await queue({ kind: 'newDevice', values: {}, locale: 'ru' });
    await sendMails({ db, clock, transport: outbox, site: SITE, logger });
    const kept = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { subject: string; link: string | null });
    expect(kept.map(({ link }) => link).sort()).toEqual([`${SITE}/callback#${LINK}`, null]);
    expect(lines.sort()).toEqual([
      `Mail to someone@example.com: Confirm your address: ${SITE}/callback#${LINK}`,
      'Mail to someone@example.com: Вход из нового браузера',
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});
