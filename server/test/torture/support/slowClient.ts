import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { fiveSpansInSets } from './beams.ts';
import { answerInThread } from './inThread.ts';

/** How many connections, and where to. */
export interface SlowClientData {
  readonly host: string;
  readonly port: number;
  readonly idle: number;
  readonly slow: number;
}

/** The fate of a connection. */
export interface HeldConnection {
  readonly kind: SlowKind;
  /** Whether the server had it for a while: one that is refused may connect, and is cut at once. */
  readonly isTaken: boolean;
  readonly isCut: boolean;
  /** From when it was opened until it was cut, or until now, ms. */
  readonly lifeMs: number;
}

/** Opens all connections, or reports what has become of them. */
export type SlowQuestion = 'open' | 'tell';

export type SlowKind = 'idle' | 'slow headers' | 'slow bodies' | 'slow readers';

/** A connection; null is for what has not happened yet. */
interface Held {
  readonly kind: SlowKind;
  readonly openedAt: number;
  connectedAt: number | null;
  cutAt: number | null;
}

/** The behaviour of a slow client: what it sends first, what it sends again and again, and whether it reads answers. */
interface Manner {
  readonly kind: SlowKind;
  readonly first: string;
  readonly drip: string;
  readonly reads: boolean;
}

/**
 * Requests on one connection whose answers, a third of a megabyte each, together are more than the systems of both
 * sides buffer: what they take is sent.
 */
const PIPELINED = 18;
/** Few readers: what they ask for at first is work, as it would be if they read. */
const READERS_EVERY = 50;
/** Between two looks at what the slow ones do. */
const DRIP_MS = 1000;
const OPENED_AT_ONCE = 50;
const OPEN_EVERY_MS = 30;
/** A connection that is cut sooner was refused, not held. */
const HELD_MS = 1000;

const HEADERS: Manner = {
  kind: 'slow headers',
  first: 'POST /case/msb HTTP/1.1\r\nHost: x\r\n',
  drip: 'X-A: b\r\n',
  reads: true,
};
const BODY: Manner = {
  kind: 'slow bodies',
  first:
    'POST /case/msb HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"data":',
  drip: ' ',
  reads: true,
};
const SOLVE = JSON.stringify({ data: fiveSpansInSets(3) });
/** Asks for far more than the buffers between take, solved once for all, and reads a little now and then. */
const READER: Manner = {
  kind: 'slow readers',
  first:
    `POST /case/msb HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${SOLVE.length}\r\n\r\n${SOLVE}`.repeat(
      PIPELINED,
    ),
  drip: '\r\n',
  reads: false,
};

const { host, port, idle, slow } = workerData as SlowClientData;
const held: Held[] = [];

/** Reads 64 bytes, then waits to be resumed. */
const aLittle = () => ({ buffer: Buffer.alloc(64), callback: () => false });

function hold(socket: net.Socket, kind: SlowKind): Held {
  const one: Held = { kind, openedAt: performance.now(), connectedAt: null, cutAt: null };
  socket.on('error', () => undefined);
  socket.once('connect', () => (one.connectedAt = performance.now()));
  for (const event of ['end', 'close']) socket.once(event, () => (one.cutAt ??= performance.now()));
  held.push(one);
  return one;
}

function openIdle(): void {
  // Read, or its end would not be noticed.
  hold(net.connect({ host, port }).resume(), 'idle');
}

function openSlow({ kind, first, drip, reads }: Manner): void {
  const socket = net.connect({ host, port, ...(!reads && { onread: aLittle() }) });
  const one = hold(socket, kind);
  socket.once('connect', () => socket.write(first));
  if (reads) socket.resume();
  const timer = setInterval(() => {
    if (one.cutAt !== null || socket.destroyed) return clearInterval(timer);
    socket.write(drip);
    // A few bytes, so that the connection is not still.
    if (!reads) socket.resume();
  }, DRIP_MS);
}

function report({ kind, openedAt, connectedAt, cutAt }: Held): HeldConnection {
  const until = cutAt ?? performance.now();
  return {
    kind,
    isTaken: connectedAt !== null && until - connectedAt >= HELD_MS,
    isCut: cutAt !== null,
    lifeMs: until - openedAt,
  };
}

/** Within a second, as a flood comes: all in one moment would measure this side's own burst. */
async function openAll(): Promise<void> {
  const total = idle + slow;
  for (let i = 0; i < total; i += 1) {
    if (i % OPENED_AT_ONCE === 0) await sleep(OPEN_EVERY_MS);
    if (i < idle) openIdle();
    else openSlow(mannerOf(i - idle));
  }
}

function mannerOf(i: number): Manner {
  if (i % READERS_EVERY === 0) return READER;
  return i % 2 === 0 ? HEADERS : BODY;
}

answerInThread(async (question: SlowQuestion): Promise<readonly HeldConnection[]> => {
  if (question === 'open') await openAll();
  return held.map(report);
});
