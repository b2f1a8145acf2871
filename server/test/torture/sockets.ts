import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, told, type Finding } from './support/finding.ts';
import { fiveSpans } from './support/beams.ts';
import { percentile } from './support/percentile.ts';
import { createSender, type Send } from './support/sendCall.ts';
import { startServerUnderTest } from './support/serverUnderTest.ts';

const NORMAL_P99_MS = 50;
const CUT_MS = 10_000;
/** Requests on one connection whose answers, 80 kB each, together are more than the systems of both sides buffer: what they take is sent. */
const PIPELINED = 60;
/** Few readers: what they ask for at first is work, as it would be if they read. */
const READERS_EVERY = 50;
/** Between two looks at what the slow ones do. */
const DRIP_MS = 1000;

/** What is cut sooner was refused, not held. */
const HELD_MS = 1000;

/** A connection beside ordinary calls; null is for what has not happened yet. */
interface Held {
  readonly kind: string;
  readonly openedAt: number;
  connectedAt: number | null;
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
    const idles = Array.from({ length: idle }, () => {
      // Read, or its end would not be noticed.
      const socket = quiet(net.connect(address)).resume();
      opened.push(socket);
      return hold(socket, 'idle');
    });
    const slows = Array.from({ length: slow }, (_, i) => {
      const [kind, start] = KINDS[i % READERS_EVERY === 0 ? 2 : i % 2]!;
      const socket = quiet(net.connect({ ...address, ...(!start.reads && { onread: A_LITTLE() }) }));
      opened.push(socket);
      return torment(socket, hold(socket, kind), start);
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
      atLeast('P7 idle connections that were taken', idles.filter(isTaken).length, idle),
      atLeast('P7 slow connections that were taken', slows.filter(isTaken).length, slow),
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

function hold(socket: net.Socket, kind: string): Held {
  const held: Held = { kind, openedAt: performance.now(), connectedAt: null, cutAt: null };
  socket.once('connect', () => (held.connectedAt = performance.now()));
  for (const event of ['end', 'close']) socket.once(event, () => (held.cutAt ??= performance.now()));
  return held;
}

/** Says whether the server had it for a while: one that is refused may connect, and is cut at once. */
function isTaken({ connectedAt, cutAt }: Held): boolean {
  return connectedAt !== null && (cutAt ?? performance.now()) - connectedAt >= HELD_MS;
}

function torment(socket: net.Socket, slow: Held, { first, drip, reads }: (typeof KINDS)[number][1]): Held {
  socket.once('connect', () => socket.write(first));
  if (reads) socket.resume();
  const timer = setInterval(() => {
    if (slow.cutAt !== null || socket.destroyed) return clearInterval(timer);
    socket.write(drip);
    // A few bytes, so that the connection is not still.
    if (!reads) socket.resume();
  }, DRIP_MS);
  timer.unref();
  return slow;
}

function lifeOf({ openedAt, cutAt }: Held): number {
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
