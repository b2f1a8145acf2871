import { FAULTS, type Fault, type Victim } from './support/faultTable.ts';
import { toBroken } from './support/brokenPromise.ts';
import { startCalls, type Cast, type Heard, type Recovery } from './support/callLoop.ts';
import { CALLS } from './support/calls.ts';
import { startCluster } from './support/cluster.ts';
import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { readOperations } from './support/contract.ts';
import { createPerson, logIn } from './support/person.ts';
import { startPulse } from './support/pulse.ts';
import { startProxy } from './support/proxy.ts';
import { createSender, type Send } from './support/sendCall.ts';
import { startServerUnderTest } from './support/serverUnderTest.ts';
import { mountSmallDisk } from './support/smallDisk.ts';
import { until, within } from './support/until.ts';

export interface FaultsOptions {
  /** Least number of answers of every call during each fault. @default 3 */
  readonly rounds?: number;
  /** Pause between two repeats of a call, ms. @default 20 */
  readonly pauseMs?: number;
  /** Names of the faults to try. @default all */
  readonly only?: readonly string[];
}

const ANSWER_LIMIT_S = 3.5;
const RECOVERY_LIMIT_S = 5;
/** Time limit of all rounds, ms, on a machine that may be busy. */
const ROUNDS_LIMIT_MS = 120_000;

/**
 * Breaks the database in every way of the table while all calls of openapi.json are sent, and checks their answers
 * during the fault and until all calls have recovered; one server process survives all of it. Null if there is no
 * PostgreSQL.
 */
export async function faults({ rounds = 3, pauseMs = 20, only }: FaultsOptions = {}): Promise<
  readonly Finding[] | null
> {
  const tried = FAULTS.filter(({ name }) => only?.includes(name) ?? true);
  const needsDisks = tried.some((fault) => fault.needsDisks === true);
  const [data, wal] = needsDisks ? [await mountSmallDisk(160), await mountSmallDisk(48)] : [null, null];
  const disks = data === null || wal === null ? null : { data, wal };
  const cluster = await startCluster({
    ...(disks !== null && { dataDir: disks.data.dir, walDir: disks.wal.dir }),
    settings: { max_connections: '40', max_wal_size: '16MB', min_wal_size: '2MB', restart_after_crash: 'on' },
  });
  if (cluster === null) return null;
  const proxy = await startProxy(cluster.port);
  const server = await startServerUnderTest({
    DATABASE_URL: cluster.url.replace(`:${cluster.port}/`, `:${proxy.port}/`),
    GATING: 'off',
    LOG_LEVEL: 'fatal',
  });
  const { send, close } = createSender(server.address);
  const victim: Victim = { cluster, proxy, disks };
  try {
    const register = (name: string) => createPerson(send, server.dataDir, `${name}@example.com`);
    const user = await register('user');
    const others = { restorer: await register('restorer'), leaver: await register('leaver') };
    const findings: Finding[] = [checkCallsAreAll()];
    for (const [i, fault] of tried.entries()) {
      if (fault.needsDisks === true && disks === null) {
        findings.push(figureOf(fault.name, 'not tried: a small disk could not be mounted'));
        continue;
      }
      try {
        for (const person of [user, others.restorer, others.leaver]) await logIn(person);
        const cast: Cast = { user, ...others, closer: await register(`closer${i}`) };
        findings.push(...(await suffer(fault, { send, victim, cast, rounds, pauseMs })));
      } catch (error) {
        // Earlier findings are still reported; the next fault would find a server that is already broken.
        findings.push(toBroken(error));
        break;
      }
    }
    findings.push(atMost('ends of the server', server.isAlive() ? 0 : 1, 0));
    if (!server.isAlive()) process.stdout.write(`${server.output().slice(-2000)}\n`);
    return findings;
  } finally {
    close();
    await server.stop();
    await proxy.close();
    await cluster.stop();
    await disks?.data.remove();
    await disks?.wal.remove();
  }
}

interface Scene {
  readonly send: Send;
  readonly victim: Victim;
  readonly cast: Cast;
  readonly rounds: number;
  readonly pauseMs: number;
}

async function suffer(fault: Fault, { send, victim, cast, rounds, pauseMs }: Scene): Promise<Finding[]> {
  // Calls are already in progress when the fault begins, so that some are in the middle of their transactions.
  const stage = startCalls(send, CALLS, cast, pauseMs);
  const endPulse = startPulse(send);
  try {
    await until('every call answered before a fault', () => stage.rounds() >= 1, ROUNDS_LIMIT_MS);
    const striking = within(`${fault.name}: to break the database`, fault.strike(victim));
    stage.strike();
    const heal = await striking;
    stage.recount();
    await until(`${fault.name}: every call answered`, () => stage.rounds() >= rounds, ROUNDS_LIMIT_MS);
    await heal();
    const recovery = await stage.recover();
    return judge(fault, stage.heard, { recovery, pulse: await endPulse() });
  } finally {
    stage.end();
    await endPulse();
  }
}

function judge(
  fault: Fault,
  heard: readonly Heard[],
  { recovery, pulse }: { readonly recovery: Recovery; readonly pulse: number },
): Finding[] {
  const broken = heard.filter(({ breach }) => breach !== null);
  const slowest = heard.reduce((one, other) => (other.ms > one.ms ? other : one));
  const of = (text: string) => `${fault.name}: ${text}`;
  return [
    atMost(of(`slowest answer (${slowest.call.path})`), slowest.ms / 1000, ANSWER_LIMIT_S, ' s'),
    figureOf(of('slowest answer that needs nothing'), `${(pulse / 1000).toFixed(2)} s`),
    atMost(of(`answers of ${heard.length} that break a promise`), broken.length, 0),
    atMost(
      of('solves for which the machine was too busy'),
      heard.filter(({ isStarved }) => isStarved).length,
      0,
    ),
    // A fault that no call notices would prove nothing.
    atLeast(of('calls put off'), heard.filter(({ status }) => status === 503).length, 1),
    atMost(of(`all calls well again (${recovery.call.path} last)`), recovery.seconds, RECOVERY_LIMIT_S, ' s'),
    ...describe(broken).map((text) => figureOf(of('broken'), text)),
  ];
}

function describe(broken: readonly Heard[]): string[] {
  return [...new Set(broken.map(({ call, breach }) => `${call.method} ${call.path}: ${breach}`))].slice(0, 5);
}

function checkCallsAreAll(): Finding {
  const made = new Set(CALLS.map(({ method, path }) => `${method} ${path}`));
  const missing = readOperations()
    .map(({ name }) => name)
    .filter((name) => !made.has(name));
  return atMost(`calls of openapi.json not made ${missing.join(', ')}`, missing.length, 0);
}
