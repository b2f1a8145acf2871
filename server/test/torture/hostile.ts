import { fileURLToPath } from 'node:url';
import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { fiveSpans } from './support/beams.ts';
import { percentile } from './support/percentile.ts';
import { createPerson } from './support/person.ts';
import { startInThread, type Beside } from './support/inThread.ts';
import { createSender, type Send, type WireReply } from './support/sendCall.ts';
import {
  rateOf,
  createNeighbours,
  solveBeside,
  describeFailures,
  describeTimes,
} from './support/solveBeside.ts';
import { startOnCluster, type ServerOnCluster } from './support/startOnCluster.ts';
import { sessionHeaders } from './support/visitor.ts';
import type { HostileAnswer, HostileClientData, HostileKind, HostileRound } from './support/hostileClient.ts';

const SERVER = fileURLToPath(new URL('./support/endlessServer.ts', import.meta.url));
const ANSWER_MS = 3200;
const REPLACE_MS = 100;
const RSS_MIB = 600;
const TURN_MS = 5000;
/** As many at once as one address may have in progress. */
const KINDS: readonly (readonly HostileKind[])[] = [
  ['truss', 'beam'],
  ['truss', 'endless'],
  ['agent', 'agent'],
];
type HostileClient = Beside<HostileRound, readonly HostileAnswer[]>;

/**
 * P8: sends trusses that need the most memory, beams with the largest answers, endless solves and agents' requests for
 * the thinnest sections, while other users solve beams; alternates with phases without them, because the machine may
 * have other load. They are sent from a separate thread, because writing and reading them takes as long as another user
 * may wait.
 */
export async function hostile({
  turns = 8,
}: Readonly<Record<string, number>>): Promise<readonly Finding[] | null> {
  const server = await startOnCluster({ GATING: 'off' }, SERVER);
  if (server === null) return null;
  const { send, close } = createSender(server.address);
  let rss = 0;
  const watch = setInterval(() => (rss = Math.max(rss, server.rssMiB() ?? 0)), 50);
  const calmRss = server.rssMiB() ?? 0;
  let hostileClient: HostileClient | undefined;
  try {
    const client = await startHostileClient(send, server);
    hostileClient = client;
    const alone = createNeighbours();
    const beside = createNeighbours();
    // The first solves are slow, so some run before the measurement.
    await solveBeside(send, createNeighbours(), TURN_MS);
    const answers: HostileAnswer[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      await solveBeside(send, alone, TURN_MS);
      const [, round] = await Promise.all([
        solveBeside(send, beside, TURN_MS),
        client.ask({ kinds: KINDS[turn % KINDS.length] ?? [], forMs: TURN_MS }),
      ]);
      answers.push(...round);
    }
    const replacing: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const longer = await measureReplacing(send, client);
      if (longer !== null) replacing.push(longer);
    }
    const spent = answers.filter(({ status }) => status === 504);
    const others = answers.filter(({ status }) => ![200, 503, 504].includes(status));
    for (const { status, begin } of others.slice(0, 3)) process.stdout.write(`${status} ${begin}\n`);
    const p99 = (each: typeof alone) => percentile(each.times, 0.99);
    return [
      atMost(
        'P8 slowest answer to a hostile solve',
        Math.max(...answers.map(({ ms }) => ms)),
        ANSWER_MS,
        ' ms',
      ),
      figureOf(`P8 hostile solves ended with 504, of ${answers.length}`, spent.length),
      atMost('P8 hostile solves answered with neither 200, 503 nor 504', others.length, 0),
      figureOf('P8 neighbours without and beside, p50', describeTimes([alone, beside], 0.5)),
      figureOf('P8 neighbours without and beside, p99', describeTimes([alone, beside], 0.99)),
      atMost('P8 p99 of neighbours beside, of that without', p99(beside) / p99(alone), 2),
      figureOf('P8 neighbours refused without and beside', [alone, beside].map(describeFailures).join(' | ')),
      atLeast('P8 neighbours answered beside, of those without', rateOf(beside) / rateOf(alone), 0.99),
      atLeast(`P8 threads ended in ${turns} turns`, replacing.length, turns),
      atMost(
        'P8 next heavy solve after a thread was ended, longer than usual',
        percentile(replacing, 0.5),
        REPLACE_MS,
        ' ms',
      ),
      figureOf('P8 memory before', `${Math.round(calmRss)} MiB`),
      rss === 0
        ? figureOf('P8 memory', 'not told by this system')
        : atMost('P8 most memory', rss, RSS_MIB, ' MiB'),
    ];
  } finally {
    clearInterval(watch);
    close();
    await hostileClient?.end();
    await server.stop();
  }
}

/** Starts the thread that sends, as a user with an account. */
async function startHostileClient(
  send: Send,
  { address, dataDir }: Pick<ServerOnCluster, 'address' | 'dataDir'>,
): Promise<HostileClient> {
  const person = await createPerson(send, dataDir, 'hostile@example.com');
  const headers = [...sessionHeaders(person), ['content-type', 'application/json'] as const];
  return startInThread(new URL('./support/hostileClient.ts', import.meta.url), {
    address,
    headers,
  } satisfies HostileClientData);
}

/**
 * Measures how much longer than usual a heavy solve takes that arrives when a thread is being ended, ms; null if none
 * was.
 */
async function measureReplacing(send: Send, client: HostileClient): Promise<number | null> {
  const usual = await solvePadded(send);
  const [spent] = await client.ask({ kinds: ['endless'], forMs: 0 });
  if (spent?.status !== 504) return null;
  const next = await solvePadded(send);
  return next.status === 200 && usual.status === 200 ? Math.max(0, next.ms - usual.ms) : Infinity;
}

/** Solves a beam that counts as heavy only because of whitespace around it. */
function solvePadded(send: Send): Promise<WireReply> {
  const body = Buffer.from(JSON.stringify({ data: fiveSpans(Date.now()) }).padEnd(100_000));
  return send({ method: 'POST', path: '/case/msb', headers: [['content-type', 'application/json']], body });
}
