import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_WHOLE } from '../../packages/solver-core/verification/drawCases.ts';
import { credentials, WIRE } from './support/accounts.ts';
import { createMigratedDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { startProcess, type ServerProcess } from './support/serverProcess.ts';
import { withClient } from './torture/support/cluster.ts';
import { createPerson } from './torture/support/person.ts';
import { createSender, type Send } from './torture/support/sendCall.ts';
import { insist } from './torture/support/until.ts';
import { openVisitor, type Visitor } from './torture/support/visitor.ts';
import { DAY_MS } from '../src/words/dayMs.ts';

const isEmbedded = process.env['EECS_TEST_DATABASE'] === 'embedded';

// Tests that no state is kept only in one process. Only a real PostgreSQL can be shared by two processes.
describe.skipIf(isHalfMissing || isEmbedded)('two processes on one database', { timeout: 240_000 }, () => {
  let database: TestDatabase;
  let databaseUrl: string;
  let dataDir: string;
  const servers: ServerProcess[] = [];
  const senders: Send[] = [];

  beforeAll(async () => {
    database = await createMigratedDatabase();
    if (typeof database.target !== 'string') throw new Error('this needs a real PostgreSQL');
    // The host in the query counts, but a URL with a user also needs a host in its usual place.
    databaseUrl = database.target.replace('@/', '@localhost/');
    await addEnding(20);
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-processes-'));
    // Started together, so that both do their hourly jobs at the same time.
    servers.push(start(), start());
    for (const server of servers) senders.push(createSender((await server.ready()).address).send);
  });

  afterAll(async () => {
    for (const server of servers) server.process.kill('SIGKILL');
    await Promise.all(servers.map((server) => server.ended()));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = () =>
    startProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'of two processes, 32 signs and more',
      GATING: 'off',
      RATE_EXEMPT: '127.0.0.1',
    });

  const query = <Row extends object>(sql: string, values: unknown[] = []) =>
    withClient(databaseUrl, async (client) => (await client.query<Row>(sql, values)).rows);

  /** Adds users whose subscription ends in three days, and who must be notified once. */
  async function addEnding(count: number): Promise<void> {
    const [issued, expires] = [-27, 3].map((days) => new Date(Date.now() + days * DAY_MS));
    for (let i = 0; i < count; i += 1) {
      const email = `ending${i}@example.com`;
      const [user] = await query<{ id: number }>(
        `insert into users (email, email_key, password, hash, locale, created_at, email_verified_at)
         values ($1, $1, 'none', $1, 'en-US', now(), now()) returning id`,
        [email],
      );
      await query(
        `insert into subscriptions (user_id, branch_id, bundle_id, period, price_cents, issued, expires)
         values ($1, 1, 2, 1, 2820, $2, $3)`,
        [user?.id, issued, expires],
      );
    }
  }

  /** A call that a busy process refuses did nothing; it is repeated, as a client would. */
  const senderOf = (process: number): Send => {
    const send = senders[process] ?? expect.unreachable('no such process');
    return (call) => insist(`${call.method} ${call.path}`, () => send(call));
  };
  const open = (process: number): Visitor => openVisitor(senderOf(process));

  /** Moves a browser's cookies to the other process, as if a load balancer had sent it there. */
  function moveTo(process: 0 | 1, visitor: Visitor): Visitor {
    const moved = open(process);
    for (const [name, value] of visitor.cookies) moved.cookies.set(name, value);
    return moved;
  }

  const register = (email: string) => createPerson(senderOf(0), dataDir, email);
  const document = (title: string) => ({ data: { ...FIXTURE_1, id: -1, title } });

  test('each job of the hour is done by one of them', async () => {
    const count = async () => (await query("select 1 from outbox where kind = 'subscriptionEnds'")).length;
    await expect.poll(count, { timeout: 60_000 }).toBe(20);
    const recipients = await query<{ recipient: string }>(
      "select distinct recipient from outbox where kind = 'subscriptionEnds'",
    );
    expect(recipients).toHaveLength(20);
    // Each mail is sent by only one process, and appears on one of the two consoles.
    const printed = () => servers.flatMap((server) => server.output().match(/Mail to ending\d+@/g) ?? []);
    await expect.poll(() => printed().length, { timeout: 60_000 }).toBe(20);
    expect(new Set(printed()).size).toBe(20);
  });

  test('a session of one process is valid at the other, and a logout takes effect at both at once', async () => {
    const a = await register('shared@example.com');
    const b = moveTo(1, a);
    expect((await b.post('/case/commit', { body: document('at the other') })).json()).toMatchObject({
      affected: 1,
    });
    expect((await a.post('/case/list', { body: { uid: a.userId } })).json()).toMatchObject([
      { title: 'at the other' },
    ]);
    expect((await a.post('/auth/logout')).status).toBe(200);
    const after = await b.post('/case/list', { body: { uid: a.userId } });
    expect([after.status, after.json()]).toMatchObject([401, { error: 'expired' }]);
  });

  test('a session goes on at the other, and a stolen token ends it at both', async () => {
    const a = await register('rotated@example.com');
    const b = moveTo(1, a);
    expect((await b.post('/auth/restore')).json()).toMatchObject({ status: true });
    expect((await b.post('/auth/restore')).json()).toMatchObject({ status: true });
    // The first token is two rotations old, so whoever presents it does not have the newest.
    expect((await a.post('/auth/restore')).json()).toMatchObject({ status: false });
    const after = await b.post('/case/list', { body: { uid: a.userId } });
    expect(after.status).toBe(401);
  });

  test('wrong passwords are counted together', async () => {
    const { email } = await register('throttled@example.com');
    for (let i = 0; i < 5; i += 1) {
      const answer = await open(i % 2).post('/auth', { headers: credentials(email, WIRE.wrong) });
      expect([i, answer.status]).toEqual([i, 200]);
    }
    // The fifth attempt starts a wait of a second, which is prolonged here because this machine may be slow.
    const held =
      "update throttles set until = now() + interval '1 hour' where until is not null returning count";
    expect(await query(held)).toEqual([{ count: 5 }]);
    for (const process of [0, 1]) {
      const answer = await open(process).post('/auth', { headers: credentials(email, WIRE.right) });
      expect([process, answer.status]).toEqual([process, 429]);
    }
  });

  test('a call that is repeated at the other, at once or later, is done once', async () => {
    const a = await register('repeated@example.com');
    const both = [a, moveTo(1, a)];
    const headers = { 'idempotency-key': randomUUID() };
    const options = { headers, body: document('once') };
    const answers = await Promise.all([...both, ...both].map((each) => each.post('/case/commit', options)));
    const later = await Promise.all(both.map((each) => each.post('/case/commit', options)));
    const ids = [...answers, ...later].map((answer) => answer.json<{ id: number }>().id);
    expect(new Set(ids).size).toBe(1);
    expect(await query('select 1 from tasks where user_id = $1', [a.userId])).toHaveLength(1);
  });

  test('a mailed link that is used at both at once opens one session', async () => {
    const { email, userId } = await register('linked@example.com');
    await open(1).post('/auth/emergency', { headers: credentials(email) });
    // Sent mails keep no link in the table; without a mail server they are in the outbox file of the process. A user
    // whose registration a busy machine refused too often gets another address.
    const mailed = new RegExp(`Mail to ${email.replaceAll('.', '\\.')}.*#emergency\\.([\\w-]{43})`);
    const find = () => servers.map((server) => mailed.exec(server.output())?.[1]).find(Boolean);
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    const before = await query('select 1 from sessions where user_id = $1', [userId]);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        open(i % 2).post('/auth/restore', {
          headers: { authorization: `Link ${find()}` },
        }),
      ),
    );
    const codes = answers.map((answer) => answer.json<{ code: unknown }>().code);
    expect(codes.toSorted()).toEqual(['emergency', ...Array.from({ length: 15 }, () => 'used')]);
    const after = await query('select 1 from sessions where user_id = $1', [userId]);
    expect(after.length - before.length).toBe(1);
  });

  // Skipped in an ordinary run, which kills servers in `torture/kills`; this test costs the start of a third server.
  test.runIf(IS_WHOLE)('tasks saved while one process is killed are there when it is back', async () => {
    const a = await register('stays@example.com');
    servers[0]?.process.kill('SIGKILL');
    await servers[0]?.ended();
    const b = moveTo(1, a);
    expect((await b.post('/case/commit', { body: document('meanwhile') })).status).toBe(200);
    const again = start();
    servers.push(again);
    senders[0] = createSender((await again.ready()).address).send;
    const listed = await moveTo(0, b).post('/case/list', { body: { uid: a.userId } });
    expect(listed.json()).toMatchObject([{ title: 'meanwhile' }]);
  });
});
