import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './cluster.ts';
import { createBeam } from './calls.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { FIXTURE_1 } from '../../support/fixture1.ts';
import { createPerson, type Person } from './person.ts';
import { createSender } from './sendCall.ts';
import { startServerUnderTest, type ServerUnderTest } from './serverUnderTest.ts';
import { until, within } from './until.ts';

export interface DrillOptions {
  /** Address of an empty PostgreSQL database. */
  readonly databaseUrl: string;
  /** Number of restarts of both servers, one after the other. */
  readonly rounds: number;
  /** Number of kills of one of them. */
  readonly kills: number;
  /** Number of concurrent clients. @default 6 */
  readonly clients?: number;
}

/** Figures that the clients measured. */
export interface DrillFigures {
  readonly requests: number;
  /** Repeatable requests without a good answer within a client's time limit, each with its last answer. */
  readonly failed: readonly string[];
  /** Requests that must not be repeated and had no good answer, during restarts and during kills. */
  readonly failedOnce: { readonly inRestarts: readonly string[]; readonly inKills: readonly string[] };
  /** Repeats by the balancer, and by clients if those were not enough. */
  readonly repeatedByBalancer: number;
  readonly repeatedByClients: number;
  readonly slowestMs: number;
  /** Exit codes of the processes that were asked to end, and their durations, ms. */
  readonly exits: readonly { readonly code: number | null; readonly ms: number }[];
  /** Tasks whose commit was acknowledged but which are missing from the table, or are in it twice. */
  readonly lost: number;
  readonly doubled: number;
  readonly acknowledged: number;
}

/** Time after which a client gives up a request, ms. */
const PATIENCE_MS = 4000;
const ENV = {
  SESSION_SECRET: 'of a drill that only tests know, 32 and more',
  RATE_EXEMPT: '127.0.0.1',
  GATING: 'off',
  LOG_LEVEL: 'fatal',
  DRAIN_MS: '500',
};

/**
 * Restarts two servers in turn behind a balancer, on one database and under load, then kills one at a time; counts what
 * the clients notice.
 */
export async function drillRestarts({
  databaseUrl,
  rounds,
  kills,
  clients = 6,
}: DrillOptions): Promise<DrillFigures> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'eecs-drill-'));
  const members: ServerUnderTest[] = [];
  let balancer: Balancer | undefined;
  let giveUp: () => void = () => undefined;
  try {
    // Mails are in the data folder of the process that sent them, so both share one.
    for (let i = 0; i < 2; i += 1)
      members.push(await startServerUnderTest({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...ENV }));
    const gate = await startBalancer(members);
    balancer = gate;
    const { send } = createSender(gate.address);
    const people: Person[] = [];
    for (let i = 0; i < clients; i += 1)
      people.push(await createPerson(send, dataDir, `drill${i}@example.com`));
    const load = startLoad(people);
    giveUp = load.giveUp;
    const exits: DrillFigures['exits'][number][] = [];

    const isBack = async () => {
      await until('both servers behind the balancer', () => gate.inRotation() === members.length);
      // Ensures that each restart meets requests of both kinds on connections of both servers.
      await load.goOn(20 * clients);
    };
    const restart = async (member: ServerUnderTest, signal: 'SIGTERM' | 'SIGKILL') => {
      const begin = performance.now();
      const code = await member.end(signal);
      if (signal === 'SIGTERM') exits.push({ code, ms: performance.now() - begin });
      await member.start();
      await isBack();
    };
    await load.goOn(20 * clients);
    for (let round = 0; round < rounds; round += 1)
      for (const member of members) await restart(member, 'SIGTERM');
    const restartsEnd = load.failedOnce.length;
    for (let kill = 0; kill < kills; kill += 1) {
      const member = members[kill % members.length];
      if (member !== undefined) await restart(member, 'SIGKILL');
    }
    const figures = await load.stop();
    const kept = await readTitles(databaseUrl);
    const { titles, ...rest } = figures;
    return {
      ...rest,
      failedOnce: {
        inRestarts: load.failedOnce.slice(0, restartsEnd),
        inKills: load.failedOnce.slice(restartsEnd),
      },
      exits,
      repeatedByBalancer: gate.repeated(),
      acknowledged: titles.length,
      lost: titles.filter((title) => !kept.has(title)).length,
      doubled: [...kept.values()].filter((count) => count > 1).length,
    };
  } finally {
    giveUp();
    await balancer?.close();
    for (const member of members) await member.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts clients that solve, list, save with a key and change options, one after the other. */
function startLoad(people: readonly Person[]) {
  const failed: string[] = [];
  const failedOnce: string[] = [];
  const titles: string[] = [];
  let requests = 0;
  let repeatedByClients = 0;
  let slowestMs = 0;
  let isOver = false;

  /**
   * Sends a request, and repeats it until it is answered or the client's time limit is over; returns null in that case.
   */
  const call = async (send: () => Promise<{ status: number; body: string }>, isRepeatable = true) => {
    requests += 1;
    const begin = performance.now();
    const passed = () => performance.now() - begin;
    for (;;) {
      const answer = await send().catch((error: unknown) => ({ status: 0, body: String(error) }));
      slowestMs = Math.max(slowestMs, passed());
      if (answer.status === 200) return answer;
      const isAway = [0, 502, 503].includes(answer.status);
      if (!isAway || !isRepeatable || passed() > PATIENCE_MS) {
        (isRepeatable ? failed : failedOnce).push(`${answer.status} ${answer.body.slice(0, 200)}`);
        return null;
      }
      repeatedByClients += 1;
      await sleep(250);
    }
  };

  const work = async ({ send, post, userId, email }: Person) => {
    for (let n = 1; !isOver; n += 1) {
      const beam = { data: createBeam() };
      await call(() => post('/api/case/msb', { body: beam }));
      const data = { ...FIXTURE_1, id: -1, title: `${email} ${n}` };
      const headers = { 'idempotency-key': randomUUID() };
      const saved = await call(() => post('/api/case/commit', { body: { data }, headers }));
      if (saved !== null) titles.push(data.title);
      await call(() => post('/api/case/list', { body: { uid: userId, limit: 2 } }));
      await call(() => send('GET', '/api/data/release-notes/0'));
      await call(() => post('/api/auth/options', { body: { fixedDigits: n % 5 } }), false);
    }
  };
  const working = Promise.all(people.map(work));

  return {
    failedOnce,
    /** Waits until the given number of further requests was sent. */
    async goOn(count: number) {
      const goal = requests + count;
      await until('the next requests sent', () => requests >= goal);
    },
    giveUp: () => {
      isOver = true;
    },
    async stop() {
      isOver = true;
      await within('the last requests answered', working);
      return { requests, failed, repeatedByClients, slowestMs, titles };
    },
  };
}

async function readTitles(databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ title: string; count: string }>('select title, count(*) from tasks group by title'),
  );
  return new Map(rows.map(({ title, count }) => [title, Number(count)]));
}
