import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, isHalfMissing, type TestDatabase } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { readPart, startMailServer, type MailServer } from './support/mailServer.ts';
import { choose } from './support/purchases.ts';
import { startProcess, type ServerProcess } from './support/serverProcess.ts';
import { withClient } from './torture/support/cluster.ts';
import { createSender } from './torture/support/sendCall.ts';
import { insist, RETRY_AFTER_MS } from './torture/support/until.ts';
import { openVisitor, type Visitor } from './torture/support/visitor.ts';

/** Values that must not be printed. They occur only in this run, so that no word of the program equals one. */
const CANARY = {
  email: 'canary-8c41@example.com',
  otherEmail: 'canary-77ab@example.com',
  firstName: 'Kanarienvogel',
  lastName: 'Harzerroller',
  title: 'canary-title-5d2e',
  password: `v1.${'canaryRight'.padEnd(43, 'r')}`,
  wrong: `v1.${'canaryWrong'.padEnd(43, 'w')}`,
  next: `v1.${'canaryNext'.padEnd(43, 'n')}`,
  query: 'canary-query-b1f0',
  secret: 'canary session secret of 32 and more signs',
} as const;

// Runs real processes with verbose logging. Only a real PostgreSQL can be broken to cause a 500.
describe.skipIf(isHalfMissing)('what a server prints', { timeout: 240_000 }, () => {
  let database: TestDatabase;
  let databaseUrl: string;
  let mailServer: MailServer;
  let dataDir: string;
  let server: ServerProcess;
  let visitor: Visitor;

  beforeAll(async () => {
    database = await createTestDatabase();
    // The host in the query counts, but a URL with a user also needs a host in its usual place.
    if (typeof database.target !== 'string') throw new Error('this needs a real PostgreSQL');
    databaseUrl = database.target.replace('@/', '@localhost/');
    mailServer = await startMailServer();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-logs-'));
    server = startProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: CANARY.secret,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'trace',
      BILLING: 'test',
      RATE_EXEMPT: '127.0.0.1',
    });
    visitor = openVisitor(createSender((await server.ready()).address).send);
  });

  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.ended();
    await mailServer.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const credentials = (email: string, password?: string) => ({
    authorization: JSON.stringify(password === undefined ? { email } : { email, password }),
  });

  const post = async (url: string, status: number, options: Parameters<Visitor['post']>[1] = {}) => {
    const answer = await insist(url, () => visitor.post(url, options), RETRY_AFTER_MS);
    expect([url, answer.status, answer.body]).toEqual([url, status, answer.body]);
    return answer;
  };

  /** Returns the token in the newest mail with a link for a purpose. */
  const findToken = async (purpose: string) => {
    const find = () =>
      mailServer.mails
        .map((mail) => new RegExp(`#${purpose}\\.([\\w-]{43})`).exec(readPart(mail, 'text/plain'))?.[1])
        .findLast((token) => token !== undefined);
    await expect.poll(find, { timeout: 60_000 }).toBeDefined();
    return find() ?? '';
  };

  test('contains no personal data and no secret, after any action and any fault', async () => {
    const { email, password, wrong, next } = CANARY;
    const tokens: string[] = [];
    const cookies = new Set<string>();
    const keepCookies = () => {
      for (const [name, value] of visitor.cookies) if (name !== 'device') cookies.add(value);
    };

    await post('/auth/register', 200, { headers: credentials(email, password) });
    const activation = await findToken('activation');
    tokens.push(activation);
    await post('/auth/restore', 200, { headers: { authorization: `Link activation.${activation}` } });
    keepCookies();
    await post('/auth/restore', 200, { headers: { authorization: `Link ${activation}` } });
    await post('/auth', 200, { headers: credentials(email, wrong) });
    await post('/auth', 200, { headers: credentials(email, password) });
    keepCookies();
    await post('/auth/update', 200, {
      body: { firstName: CANARY.firstName, lastName: CANARY.lastName },
    });
    await post('/case/commit', 200, { body: { data: { ...FIXTURE_1, id: -1, title: CANARY.title } } });
    const quoted = await post('/auth/update', 200, { body: { choice: choose(2, 1), preview: true } });
    const quote = quoted.json<{ quote: { id: string } }>().quote.id;
    await post('/auth/update', 200, { body: { choice: choose(2, 1), quote } });
    await post('/auth/emergency', 200, { headers: credentials(email) });
    const emergency = await findToken('emergency');
    tokens.push(emergency);

    // A refusing mail server names the recipient.
    mailServer.refuse(1);
    await post('/auth/register', 200, { headers: credentials(CANARY.otherEmail, password) });

    // The following bodies and headers are invalid, at every place that is parsed.
    const { address } = await server.ready();
    const json = { 'content-type': 'application/json' };
    const raw = (url: string, body: string, headers: Record<string, string> = json) =>
      fetch(`${address}${url}`, { method: 'POST', ...(body !== '' && { body }), headers }).then(
        (reply) => reply.status,
      );
    expect(await raw('/case/msb', `{"password":"${password}",`)).toBe(400);
    expect(await raw('/case/msb', `{"data":{"title":"${CANARY.title}\\u0000"}}`)).toBe(400);
    expect(await raw('/case/msb', JSON.stringify({ [CANARY.email]: 1 }))).toBe(400);
    expect(await raw('/case/msb', JSON.stringify({ data: { title: CANARY.title.repeat(40_000) } }))).toBe(
      413,
    );
    expect(await raw('/case/msb', CANARY.email, { 'content-type': `text/${CANARY.query}` })).toBe(415);
    expect(await raw('/auth', '', { authorization: `{"email":"${email}","password":"${password}"` })).toBe(
      400,
    );
    expect(await raw('/auth', '', { authorization: `Bearer ${password}` })).toBe(400);
    await fetch(`${address}/about?token=${CANARY.query}&email=${email}`);
    await fetch(`${address}/callback/${activation}`);
    await fetch(`${address}/data/sections/${encodeURIComponent(email)}`);
    await fetch(`${address}/data/release-notes/0`, {
      headers: { 'x-request-id': `${CANARY.query} ${email}` },
    });
    await fetch(`${address}/data/release-notes/0`, { headers: { cookie: `eecs-rt=${CANARY.query}` } });

    // A missing table makes a 500 of every write to it: the statement is logged, its values are not.
    await withClient(databaseUrl, (client) => client.query('alter table users rename to users_gone'));
    await post('/auth', 500, { headers: credentials(email, password) });
    await post('/auth/register', 500, { headers: credentials(email, next) });
    await withClient(databaseUrl, (client) => client.query('alter table users_gone rename to users'));
    // A constraint that refuses a value quotes it.
    await withClient(databaseUrl, (client) =>
      client.query(
        `alter table users add constraint refuses check (first_name <> '${CANARY.firstName}2'::text) not valid`,
      ),
    );
    await post('/auth/update', 500, { body: { firstName: `${CANARY.firstName}2` } });

    await post('/auth/delete', 200);
    await post('/auth', 200, { headers: credentials(email, password) });
    await post('/auth/reactivate', 200, { headers: credentials(email) });
    tokens.push(await findToken('reactivation'));
    keepCookies();
    server.process.kill('SIGTERM');
    await server.ended();

    const printed = server.output();
    // The logs do contain requests, the two failures, and SQL.
    const lines = printed
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { reqId?: string; msg?: string; err?: { message?: string } });
    expect(lines.filter(({ msg }) => msg === 'request completed').length).toBeGreaterThan(25);
    expect(lines.filter(({ msg }) => msg === 'request failed').length).toBe(3);
    expect(printed).toContain('relation \\"users\\" does not exist');
    expect(lines.filter(({ msg = '', reqId }) => /request/.test(msg) && reqId === undefined)).toEqual([]);
    const secrets = [...Object.values(CANARY), ...tokens, ...cookies].filter((secret) => secret !== '');
    expect(secrets.length).toBeGreaterThan(18);
    const found = printed
      .split('\n')
      .filter((line) =>
        secrets.some((secret) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
      );
    expect(found).toEqual([]);
  });
});
