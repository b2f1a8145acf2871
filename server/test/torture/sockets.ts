import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, told, type Finding } from './support/finding.ts';
import { fiveSpans } from './support/beams.ts';
import { percentile } from './support/percentile.ts';
import { createSender, type Send } from './support/sendCall.ts';
import { startServerUnderTest } from './support/serverUnderTest.ts';

const NORMAL_P99_MS = 50;
const CUT_MS = 10_000;
/** Requests on one connection whose answers, 80 kB each, together are more than the systems of both sides buffer: what they take is sent. */
const PIPELINED = 120;
/** Few readers: what they ask for at first is work, as it would be if they read. */
const READERS_EVERY = 25;
/** Between two looks at what the slow ones do. */
const DRIP_MS = 1000;

/** A connection that is meant to be cut, and when that was; null for not yet. */
interface SlowSocket {
  readonly kind: string;
  readonly openedAt: number;
  cutAt: number | null;
}

/** P7: idle and slow connections beside ordinary calls: headers, bodies and answers that never come to an end. */
export async function sockets({
  idle = 1000,
  slow = 500,
}: Readonly<Record<string, number>>): Promise<readonly Finding[]> {
  const server = await startServerUnderTest();
  const { send, close } = createSender(server.address);
  const opened: net.Socket[] = [];
  try {
    const { hostname, port } = new URL(server.address);
    const address = { host: hostname, port: Number(port) };
    // What nobody has run yet is slow.
    await measure(send, 3000);
    const calm = await measure(send, 3000);
    for (let i = 0; i < idle; i += 1) opened.push(quiet(net.connect(address)));
    const slows = Array.from({ length: slow }, (_, i) => {
      const [kind, start] = KINDS[i % READERS_EVERY === 0 ? 2 : i % 2]!;
      const socket = quiet(net.connect({ ...address, ...(!start.reads && { onread: A_LITTLE() }) }));
      opened.push(socket);
      return watch(socket, kind, start);
    });
    const busy = await measure(send, CUT_MS + 6000);
    const rest = KINDS.map(
      ([kind]) => slows.filter((each) => each.kind === kind && each.cutAt === null).length,
    );
    const of = (kind: string) => slows.filter((each) => each.kind === kind).map(lifeOf);
    return [
      told('P7 p99 of ordinary calls without them', `${Math.round(percentile(calm, 0.99))} ms`),
      atMost(
        `P7 p99 of ordinary calls beside ${idle} idle and ${slow} slow connections`,
        percentile(busy, 0.99),
        NORMAL_P99_MS,
        ' ms',
      ),
      ...KINDS.map(([kind]) => atMost(`P7 longest life of ${kind}`, Math.max(0, ...of(kind)), CUT_MS, ' ms')),
      atMost(`P7 never cut (${rest.join(', ')})`, Math.max(...rest), 0),
    ];
  } finally {
    for (const socket of opened) socket.destroy();
    close();
    await server.stop();
  }
}

/** What each kind sends at first, and again every second. */
const KINDS: readonly (readonly [
  string,
  { readonly first: string; readonly drip: string; readonly reads: boolean },
])[] = [
  ['slow headers', { first: 'POST /case/msb HTTP/1.1\r\nHost: x\r\n', drip: 'X-A: b\r\n', reads: true }],
  [
    'slow bodies',
    {
      first:
        'POST /case/msb HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"data":',
      drip: ' ',
      reads: true,
    },
  ],
  // Asks for far more than the buffers between take, and reads a little now and then.
  [
    'slow readers',
    {
      first: 'GET /data/sections/i HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(PIPELINED),
      drip: '\r\n',
      reads: false,
    },
  ],
];

/** Reads 64 bytes, then waits to be resumed. */
const A_LITTLE = () => ({ buffer: Buffer.alloc(64), callback: () => false });

function quiet(socket: net.Socket): net.Socket {
  return socket.on('error', () => undefined);
}

function watch(
  socket: net.Socket,
  kind: string,
  { first, drip, reads }: (typeof KINDS)[number][1],
): SlowSocket {
  const slow: SlowSocket = { kind, openedAt: performance.now(), cutAt: null };
  socket.once('close', () => (slow.cutAt = performance.now()));
  socket.once('end', () => (slow.cutAt ??= performance.now()));
  socket.once('connect', () => socket.write(first));
  if (reads) socket.resume();
  const timer = setInterval(() => {
    if (slow.cutAt !== null || socket.destroyed) return clearInterval(timer);
    if (drip !== '') socket.write(drip);
    // A few bytes, so that the connection is not still.
    if (!reads) socket.resume();
  }, DRIP_MS);
  timer.unref();
  return slow;
}

function lifeOf({ openedAt, cutAt }: SlowSocket): number {
  return (cutAt ?? performance.now()) - openedAt;
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
