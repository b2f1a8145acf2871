import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isHalfMissing } from './support/database.ts';
import { startProcess, type ServerProcess } from './support/serverProcess.ts';
import { startCluster, type Cluster } from './torture/support/cluster.ts';

// These tests stop their own PostgreSQL, so one database half runs them.
const isReal = process.env['EECS_TEST_DATABASE'] === 'postgres' && !isHalfMissing;

/** Timeout of tests that start the server, which takes a minute while other tests keep the processors busy. */
const PATIENT = { timeout: 120_000 };

describe.skipIf(!isReal)('a start while the database is away', { timeout: 300_000 }, () => {
  let cluster: Cluster;

  beforeAll(async () => {
    const started = await startCluster();
    if (started === null) throw new Error('no PostgreSQL');
    cluster = started;
  });
  afterAll(() => cluster.stop());

  test('waits for one that goes away while it is migrated, reports that, on the operations port too, and is ready once it is there', async () => {
    const other = new pg.Client({ connectionString: cluster.url });
    // The connection ends with the database.
    other.on('error', () => undefined);
    await other.connect();
    onTestFinished(() => other.end());
    // The start has to wait at the lock of migrations.
    await other.query('select pg_advisory_lock(20261120)');
    const { server, ops } = await start(cluster.url);
    const isAtLock = async () => {
      const { rows } = await other.query(
        "select 1 from pg_locks where locktype = 'advisory' and not granted",
      );
      return rows.length === 1;
    };
    await expect.poll(isAtLock, PATIENT).toBe(true);
    await cluster.kill();
    await expect
      .poll(server.output, PATIENT)
      .toMatch(/^Waiting: Cannot prepare the database: .*ECONNREFUSED/m);
    expect(server.isAlive()).toBe(true);
    expect((await fetch(`${ops}/livez`)).status).toBe(200);
    const reply = await fetch(`${ops}/readyz`);
    expect([reply.status, await reply.json()]).toEqual([503, { db: false, solve: false }]);
    await cluster.start();
    await server.ready();
    expect((await fetch(`${ops}/readyz`)).status).toBe(200);
    expect(server.output()).toContain('Migrated the database');
  });

  test('waits for a database that does not answer, and stops on a signal', async () => {
    const silent = net.createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as net.AddressInfo;
    const { server } = await start(`postgresql://nobody@127.0.0.1:${port}/none`);
    await expect.poll(server.output, PATIENT).toMatch(/^Waiting: .*timeout/m);
    server.process.kill('SIGTERM');
    expect(await server.ended()).toEqual({ code: 0, signal: null });
  });

  test('ends on one line where waiting would not help', async () => {
    const { server } = await start(cluster.url.replace(/postgres$/, 'unknown'));
    expect(await server.ended()).toEqual({ code: 1, signal: null });
    expect(server.output()).toMatch(/^Cannot prepare the database: .*"unknown" does not exist$/m);
    expect(server.output()).not.toMatch(/^\s+at /m);
  });
});

/** Starts a server; its operations port answers before the start is over. */
async function start(databaseUrl: string): Promise<{ server: ServerProcess; ops: string }> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  const server = startProcess({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'x'.repeat(32),
    OPS_PORT: String(port),
  });
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended();
  });
  return { server, ops: `http://127.0.0.1:${port}` };
}
