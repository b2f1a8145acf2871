import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '../src/accounts/passwordHash.ts';
import { createCounts } from '../src/metrics/counts.ts';
import { createScrape, measureProcess } from '../src/metrics/scrape.ts';
import { createSolveWatch } from '../src/metrics/solveWatch.ts';
import { buildOps } from '../src/start/ops.ts';
import { createLogger } from '../src/start/logger.ts';
import { createWorkerPool, type WorkerPool } from '../src/solving/workerPool.ts';
import { connectNowhere } from './support/testApp.ts';
import { credentials, openBrowser, WIRE } from './support/accounts.ts';
import { openAccountsApp, type AccountsApp } from './support/accountsApp.ts';
import { isHalfMissing } from './support/database.ts';
import { FIXTURE_1 } from './support/fixture1.ts';
import { PATIENT } from './support/postCase.ts';
import { createQuickHasher } from './support/quickHasher.ts';

/** Samples of a Prometheus text by name and labels, such as `name{a="b"}`. */
type Samples = ReadonlyMap<string, number>;

const MANUAL = new URL('../../docs/monitoring.md', import.meta.url);

describe.skipIf(isHalfMissing)('GET /metrics', () => {
  let place: AccountsApp;
  let ops: FastifyInstance;
  let solver: WorkerPool;
  const counts = createCounts({ build: 'test-1' });

  beforeAll(async () => {
    solver = createWorkerPool({
      ...PATIENT,
      watch: createSolveWatch(counts, createLogger('silent')),
    });
    const hasher = createQuickHasher();
    place = await openAccountsApp({ counts, solver, hasher });
    measureProcess(counts.registry);
    const { db } = place;
    const scrape = createScrape(counts.registry, { db, clock: () => place.clock.now, solver, hasher });
    ops = buildOps({ db, isOpen: () => true, scrape });
  });

  afterAll(async () => {
    await ops.close();
    await place.close();
    await solver.close();
  });

  async function read(): Promise<Samples> {
    const reply = await ops.inject('/metrics');
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    return parse(reply.body);
  }

  /** Returns how much each sample grew during a task; unchanged samples are omitted. */
  async function grownBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await read();
    await work();
    const after = await read();
    const grown = [...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(
      grown.filter(([name, by]) => by !== 0 && /^eecs_\w+(_total|_count)\b/.test(name)),
    );
  }

  test('reports the build, that the database is up, and no work', async () => {
    const samples = await read();
    expect(samples.get(`eecs_build_info{build="test-1",node="${process.versions.node}"}`)).toBe(1);
    expect(samples.get('eecs_database_up')).toBe(1);
    for (const name of [
      'eecs_solve_running',
      'eecs_solve_queue_length',
      'eecs_password_hash_running',
      'eecs_password_hash_queue_length',
      'eecs_database_waiting',
    ])
      expect([name, samples.get(name)]).toEqual([name, 0]);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  test('counts a request under the pattern of its route and its status, also what others refuse', async () => {
    const grown = await grownBy(async () => {
      await place.app.inject('/api/data/release-notes/0');
      await place.app.inject('/data/release-notes/0');
      await place.app.inject('/data/release-notes/x');
      await place.app.inject('/somebody@example.com');
      await place.app.inject({ method: 'POST', url: '/case/list', payload: {} });
    });
    expect(grown).toEqual({
      'eecs_http_request_duration_seconds_count{method="GET",route="/data/release-notes/:id",status="200"}': 2,
      'eecs_http_request_duration_seconds_count{method="GET",route="/data/release-notes/:id",status="400"}': 1,
      'eecs_http_request_duration_seconds_count{method="any",route="none",status="404"}': 1,
      'eecs_http_request_duration_seconds_count{method="POST",route="/case/list",status="401"}': 1,
    });
  });

  test('counts solves by kind and end', async () => {
    const grown = await grownBy(() =>
      place.app.inject({ method: 'POST', url: '/case/msb', payload: { data: FIXTURE_1 } }),
    );
    expect(grown).toMatchObject({ 'eecs_solve_duration_seconds_count{kind="msb",end="done"}': 1 });
  });

  test('counts logins by what became of them', async () => {
    const { email } = await place.openAccount();
    const stranger = openBrowser(place.app);
    const grown = await grownBy(async () => {
      await stranger.post('/auth', { headers: credentials(email, WIRE.right) });
      const other = openBrowser(place.app);
      // Five attempts may be wrong; the sixth starts a wait, which the seventh runs into.
      for (let i = 0; i < 7; i += 1) await other.post('/auth', { headers: credentials(email, WIRE.wrong) });
    });
    const logins = Object.entries(grown).filter(([name]) => name.startsWith('eecs_logins_total'));
    const total = logins.reduce((sum, [, by]) => sum + by, 0);
    expect(total).toBe(8);
    expect(grown).toMatchObject({
      'eecs_logins_total{outcome="in"}': 1,
      'eecs_logins_total{outcome="wrong"}': 5,
      'eecs_logins_total{outcome="too_many"}': 2,
    });
  });

  test('counts an old token that came back', async () => {
    const { browser } = await place.openAccount();
    const old = new Map(browser.cookies);
    await browser.post('/auth/restore');
    await browser.post('/auth/restore');
    place.clock.now += 20_000;
    for (const [name, value] of old) browser.cookies.set(name, value);
    const grown = await grownBy(() => browser.post('/auth/restore'));
    expect(grown).toMatchObject({ eecs_session_reuse_total: 1 });
  });

  test('reports the mails waiting in the outbox, for how long, and those given up', async () => {
    await place.db('outbox').delete();
    await openBrowser(place.app).post('/auth/register', {
      headers: credentials('outbox@example.com', WIRE.right),
    });
    place.clock.now += 90_000;
    const waiting = await read();
    expect(waiting.get('eecs_outbox_mails')).toBe(1);
    expect(waiting.get('eecs_outbox_oldest_age_seconds')).toBe(90);
    expect(waiting.get('eecs_outbox_given_up')).toBe(0);
    await place.db('outbox').update({ try_at: 'infinity' });
    const givenUp = await read();
    expect(givenUp.get('eecs_outbox_mails')).toBe(0);
    expect(givenUp.get('eecs_outbox_oldest_age_seconds')).toBe(0);
    expect(givenUp.get('eecs_outbox_given_up')).toBe(1);
  });

  test('reports passwords and solves at work and in the queue', async () => {
    const hasher = createPasswordHasher({ cost: { memoryKiB: 8192, passes: 1 }, atOnce: 2 });
    const own = createCounts();
    const scrape = createScrape(own.registry, { db: place.db, clock: Date.now, solver: BUSY, hasher });
    const hashes = [1, 2, 3, 4, 5].map(() => hasher.hash(WIRE.right));
    const samples = parse(await scrape.read());
    await Promise.allSettled(hashes);
    expect(samples.get('eecs_password_hash_running')).toBe(2);
    expect(samples.get('eecs_password_hash_queue_length')).toBe(3);
    expect(samples.get('eecs_solve_running')).toBe(3);
    expect(samples.get('eecs_solve_queue_length')).toBe(7);
  });

  test('counts connections at work', async () => {
    await place.db.transaction(async () => {
      // The only connection of the embedded database is in use, so the outbox waits for it.
      const samples = await read();
      expect(samples.get('eecs_database_connections{state="used"}')).toBeGreaterThanOrEqual(1);
    });
    const free = async () => (await read()).get('eecs_database_connections{state="free"}');
    await expect.poll(free).toBeGreaterThanOrEqual(1);
  });

  test('reports that the database is away, and nothing about the outbox', async () => {
    const db = connectNowhere();
    const own = createCounts();
    const scrape = createScrape(own.registry, { db, clock: Date.now, solver, hasher: IDLE });
    const samples = parse(await scrape.read());
    expect(samples.get('eecs_database_up')).toBe(0);
    expect([...samples.keys()].filter((name) => name.startsWith('eecs_outbox'))).toEqual([]);
    await db.destroy();
  });

  test('docs/monitoring.md lists exactly the existing metrics', async () => {
    const text = (await ops.inject('/metrics')).body;
    const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const listed = [...(await readFile(MANUAL, 'utf8')).matchAll(/^\| `(\w+_\w+)` +\|/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((name) => !told.has(name))).toEqual([]);
    expect([...told].filter((name) => name?.startsWith('eecs_') && !listed.includes(name))).toEqual([]);
  });
});

const BUSY = { load: () => ({ running: 3, waiting: 7 }) };
const IDLE = { load: () => ({ running: 0, waiting: 0 }) };

function parse(text: string): Samples {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
}
