import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HeldConnection, SlowClientData, SlowKind, SlowQuestion } from './support/slowClient.ts';
import { atLeast, atMost, figureOf, type Finding } from './support/finding.ts';
import { fiveSpans } from './support/beams.ts';
import { startInThread } from './support/inThread.ts';
import { percentile } from './support/percentile.ts';
import { pipeline, type PipelinedRequest, type PipelineOptions } from './support/pipeline.ts';
import { createSender, type Send } from './support/sendCall.ts';
import { startOnCluster, type ServerOnCluster } from './support/startOnCluster.ts';

const SITE = path.resolve(import.meta.dirname, '../support/site');
const NORMAL_P99_MS = 50;
const CUT_MS = 10_000;
/** Limit for other users while one client sends requests without waiting for answers. */
const PIPELINED_P99_MS = 500;
const PIPELINED_MIB = 100;
const PIPELINES = { connections: 4, requests: 2500, forMs: 5000 };
/** Limit for a page of a user at another address, while one address sends requests that are mostly refused. */
const NEIGHBOUR_MS = 300;
const NEIGHBOUR = '127.0.0.77';
const NEIGHBOUR_PAUSE_MS = 250;
const FLOOD_MS = 4000;
const LIST_TOOLS = { method: 'POST', path: '/mcp', body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } };
/**
 * Pipelines with bodies, pipelines of refusals, and many short pipelines; each comes from an address to which the rate
 * limits apply.
 */
const FLOODS: readonly (Pick<PipelineOptions, 'connections' | 'requests'> & {
  readonly request: PipelinedRequest;
})[] = [
  { connections: 1, requests: 3000, request: LIST_TOOLS },
  { connections: 4, requests: 500, request: LIST_TOOLS },
  { connections: 1, requests: 1000, request: { method: 'POST', path: '/auth', body: {} } },
  { connections: 1, requests: 2000, request: { method: 'POST', path: '/x', body: {} } },
  { connections: 20, requests: 99, request: { method: 'GET', path: '/login' } },
  { connections: 20, requests: 99, request: { method: 'GET', path: '/nowhere' } },
];
const SLOW_KINDS: readonly SlowKind[] = ['slow headers', 'slow bodies', 'slow readers'];

/**
 * P7: idle and slow connections together with ordinary calls: headers, bodies and answers that never end. A separate
 * thread holds them, so that the calls measure the server and not the client. Then requests for pages and other
 * resources without waiting for answers, with a user at another address.
 */
export async function sockets({
  idle = 1000,
  slow = 500,
}: Readonly<Record<string, number>>): Promise<readonly Finding[] | null> {
  const server = await startOnCluster({ GATING: 'off', SITE_DIR: SITE });
  if (server === null) return null;
  const { send, close } = createSender(server.address);
  const { hostname, port } = new URL(server.address);
  const data: SlowClientData = { host: hostname, port: Number(port), idle, slow };
  const client = startInThread<SlowQuestion, readonly HeldConnection[]>(
    new URL('./support/slowClient.ts', import.meta.url),
    data,
  );
  try {
    // The first solves are slow, so some run before the measurement.
    await measure(send, 3000);
    const calm = await measure(send, 3000);
    const [busy] = await Promise.all([measure(send, CUT_MS + 6000), client.ask('open')]);
    const held = await client.ask('tell');
    const pipelined = await besidePipelines(send, server);
    const flooded = await besideFloods(server.address);
    const idles = held.filter(({ kind }) => kind === 'idle');
    const slows = held.filter(({ kind }) => kind !== 'idle');
    const isTaken = (one: HeldConnection) => one.isTaken;
    const lives = (kind: SlowKind) => held.filter((each) => each.kind === kind).map(({ lifeMs }) => lifeMs);
    return [
      figureOf('P7 p99 of ordinary calls without them', `${Math.round(percentile(calm, 0.99))} ms`),
      atMost(
        `P7 p99 of ordinary calls beside ${idle} idle and ${slow} slow connections`,
        percentile(busy, 0.99),
        NORMAL_P99_MS,
        ' ms',
      ),
      atLeast('P7 idle connections that were taken', idles.filter(isTaken).length, idle),
      atLeast('P7 slow connections that were taken', slows.filter(isTaken).length, slow),
      ...SLOW_KINDS.map((kind) =>
        atMost(`P7 longest life of ${kind}`, Math.max(0, ...lives(kind)), CUT_MS, ' ms'),
      ),
      atMost('P7 slow connections never cut', slows.filter(({ isCut }) => !isCut).length, 0),
      ...pipelined,
      ...flooded,
    ];
  } finally {
    close();
    await client.end();
    await server.stop();
  }
}

async function besidePipelines(
  send: Send,
  { address, rssMiB }: Pick<ServerOnCluster, 'address' | 'rssMiB'>,
): Promise<Finding[]> {
  const before = rssMiB() ?? 0;
  let rss = before;
  const watch = setInterval(() => (rss = Math.max(rss, rssMiB() ?? 0)), 50);
  const [times] = await Promise.all([
    measure(send, PIPELINES.forMs),
    pipeline({ address, ...PIPELINES }),
  ]).finally(() => clearInterval(watch));
  const { connections, requests } = PIPELINES;
  return [
    atMost(
      `P7 p99 of ordinary calls beside ${connections} connections of ${requests} pages at once`,
      percentile(times, 0.99),
      PIPELINED_P99_MS,
      ' ms',
    ),
    atMost('P7 memory that these take', rss - before, PIPELINED_MIB, ' MiB'),
  ];
}

/** Measures the longest that a user at another address waits for a page during each flood. */
async function besideFloods(address: string): Promise<Finding[]> {
  const { send, close } = createSender(address, NEIGHBOUR);
  const findings: Finding[] = [];
  try {
    for (const [i, { connections, requests, request }] of FLOODS.entries()) {
      let isOver = false;
      const flood = pipeline({
        address,
        connections,
        requests,
        request,
        forMs: FLOOD_MS,
        from: `127.0.1.${i + 1}`,
      });
      void flood.finally(() => (isOver = true));
      const times: number[] = [];
      for (; !isOver; await sleep(NEIGHBOUR_PAUSE_MS))
        times.push((await send({ method: 'GET', path: '/login', headers: [], body: null })).ms);
      await flood;
      const name = `${connections} connections of ${requests} ${request.method} ${request.path}`;
      findings.push(
        atMost(`P7 longest page of a neighbour beside ${name}`, Math.max(...times), NEIGHBOUR_MS, ' ms'),
      );
    }
  } finally {
    close();
  }
  return findings;
}

async function measure(send: Send, forMs: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await sleep(20)) {
    const body = Buffer.from(JSON.stringify({ data: fiveSpans(times.length) }));
    const headers = [['content-type', 'application/json']] as const;
    const { ms, status } = await send({ method: 'POST', path: '/case/msb', headers, body });
    times.push(status === 200 ? ms : Infinity);
  }
  return times;
}
