import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { fiveSpansInSets } from './beams.ts';
import { answerInThread } from './inThread.ts';

/** The number of connections, and their address. */
export interface SlowClientData {
  readonly host: string;
  readonly port: number;
  readonly idle: number;
  readonly slow: number;
}

/** The history of a connection. */
export interface HeldConnection {
  readonly kind: SlowKind;
  /** Whether the server accepted it for a while: a refused one may connect, and is cut at once. */
  readonly isTaken: boolean;
  readonly isCut: boolean;
  /** Time from opening to cutting, or until now, ms. */
  readonly lifeMs: number;
}

/** Opens all connections, or reports what happened to them. */
export type SlowQuestion = 'open' | 'tell';

export type SlowKind = 'idle' | 'slow headers' | 'slow bodies' | 'slow readers';

/** A connection; null for events that have not occurred yet. */
interface Held {
  readonly kind: SlowKind;
  readonly openedAt: number;
  connectedAt: number | null;
  cutAt: number | null;
}

/** The behaviour of a slow client: what it sends first, what it repeats, and whether it reads answers. */
interface Manner {
  readonly kind: SlowKind;
  readonly first: string;
  readonly drip: string;
  readonly reads: boolean;
}

/**
 * Requests on one connection; their answers, a third of a megabyte each, together exceed the buffers of both systems,
 * so the server must keep the rest.
 */
const PIPELINED = 18;
/** One in this many is a reader; they are few, because their first requests are work as for ordinary clients. */
const READERS_EVERY = 50;
/** Interval between two actions of the slow clients, ms. */
const DRIP_MS = 1000;
const OPENED_AT_ONCE = 50;
const OPEN_EVERY_MS = 30;
/** A connection that is cut sooner counts as refused. */
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
/** Requests far more data than the buffers hold, solved only once, and reads a little now and then. */
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
  // Read from it, because otherwise its end would not be noticed.
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
    // Sends a few bytes, so that the connection is not idle.
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

/** Opens them within a second, like a flood; opening all at once would measure the client's own burst. */
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
