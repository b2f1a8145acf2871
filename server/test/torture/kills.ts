import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster, withClient, type Cluster } from './support/cluster.ts';
import { compareStates, STATES } from './support/compareStates.ts';
import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { createRandom } from '@eecs/testing/random';
import { createPerson, type Person } from './support/person.ts';
import { createSender } from './support/sendCall.ts';
import { startServerUnderTest, type ServerUnderTest } from './support/serverUnderTest.ts';
import { until } from './support/until.ts';
import { startWriters, type Writers } from './support/writers.ts';

export interface KillsOptions {
  /** @default 50 */
  readonly kills?: number;
  /** Seed of the sequence of victims and times. @default 1 */
  readonly seed?: number;
  /** @default 16 */
  readonly writers?: number;
}

const VICTIMS = ['server', 'postmaster', 'backend'] as const;
const BACK_LIMIT_S = 5;

/**
 * Kills the server, the postmaster and single backends of a real PostgreSQL at random times (SIGKILL) while writers
 * save tasks, and compares the acknowledged saves with the tables: nothing may be missing or duplicate. Null if there
 * is no PostgreSQL.
 */
export async function kills({ kills: count = 50, seed = 1, writers: crowd = 16 }: KillsOptions = {}): Promise<
  readonly Finding[] | null
> {
  const cluster = await startCluster();
  if (cluster === null) return null;
  const random = createRandom(seed);
  const server = await startServerUnderTest({
    DATABASE_URL: cluster.url,
    GATING: 'off',
    LOG_LEVEL: 'fatal',
  });
  const { send, close } = createSender(server.address);
  let writers: Writers | undefined;
  try {
    const people: Person[] = [];
    for (let i = 0; i < crowd; i += 1)
      people.push(await createPerson(send, server.dataDir, `writer${i}@example.com`));
    writers = startWriters(people);
    const back = { server: [] as number[], postmaster: [] as number[], backend: [] as number[] };
    for (let i = 0; i < count; i += 1) {
      await reach(writers, writers.journal.length + 20 + Math.floor(random.next() * 100));
      await sleep(random.next() * 20);
      // Each victim is killed at least once, however few kills there are.
      const victim = VICTIMS[i < 3 ? i : Math.floor(random.next() * 3)] as (typeof VICTIMS)[number];
      back[victim].push(await strike(victim, cluster, server, writers));
    }
    await writers.stop();
    const { rows } = await withClient(cluster.url, (client) => client.query<{ state: string }>(STATES));
    const { lost, doubled } = compareStates(
      rows.map(({ state }) => state),
      writers.journal,
    );
    return [
      atMost(`acknowledged commits lost in ${count} kills under ${crowd} writers`, lost, 0),
      atMost('states saved that nobody was told of, or twice', doubled, 0),
      atMost('answers other than 200, 401 and 503', writers.strange.length, 0),
      atMost('back after the postmaster was killed', worst(back.postmaster), BACK_LIMIT_S, ' s'),
      atMost('back after a backend was killed', worst(back.backend), BACK_LIMIT_S, ' s'),
      atMost('slowest answer', writers.slowest() / 1000, 3.5, ' s'),
      figureOf('acknowledged commits', writers.journal.length),
      ...VICTIMS.map((name) => atLeast(`kills of a ${name}`, back[name].length, 1)),
      figureOf(
        'first commit after a new start of the server began, at most',
        `${worst(back.server).toFixed(1)} s`,
      ),
      ...writers.strange.slice(0, 3).map((text) => figureOf('a strange answer', text)),
    ];
  } finally {
    writers?.giveUp();
    close();
    await server.stop();
    await cluster.stop();
  }
}

/**
 * Kills a victim; returns the time until the next acknowledged commit, s, counted from when the database answers, or
 * from the restart of the server.
 */
async function strike(
  victim: (typeof VICTIMS)[number],
  cluster: Cluster,
  server: ServerUnderTest,
  writers: Writers,
): Promise<number> {
  let begin: number;
  switch (victim) {
    case 'server':
      await server.end('SIGKILL');
      begin = performance.now();
      await server.start();
      break;
    case 'postmaster':
      await cluster.kill();
      await cluster.start();
      begin = performance.now();
      break;
    case 'backend':
      await killBackend(cluster);
      await cluster.start();
      begin = performance.now();
      break;
    default:
      return victim satisfies never;
  }
  await reach(writers, writers.journal.length + 1);
  return (performance.now() - begin) / 1000;
}

/** Kills a backend as soon as there is one, because the server's pool may have none at the moment. */
async function killBackend(cluster: Cluster): Promise<void> {
  await until('a backend to kill', () => cluster.killBackend());
}

/** Waits until the given number of commits are acknowledged. */
async function reach(writers: Writers, count: number): Promise<void> {
  await until('the next commits acknowledged', () => writers.journal.length >= count);
}

function worst(times: readonly number[]): number {
  return Math.max(0, ...times);
}
