import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import { nameOfSocket, readSendQueues } from './sendQueues.ts';

export interface SlowReadersOptions {
  /** Time in which a reader must take at least `leastBytes`, ms. @default 7500 */
  readonly patienceMs?: number;
  /** @default 30 KiB: 4 KiB a second */
  readonly leastBytes?: number;
}

const LOOK_EVERY_MS = 500;
/**
 * The share of the time limit after which the operating system is asked: it accepts megabytes at once, and then nothing
 * until they are sent.
 */
const DOUBT = 0.7;

/**
 * The property of a socket that holds how many bytes were given to the operating system; Node's own connection timeout
 * reads it, too.
 */
interface Handle {
  readonly fd: number;
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

interface Progress {
  readonly since: number;
  /** Bytes given to the operating system. */
  readonly given: number;
  /**
   * The number of bytes that the reader has received; queried only for a reader that seems to have stopped, null
   * before.
   */
  readonly taken: number | null;
}

/**
 * Ends connections whose client reads an answer so slowly that it would stay in memory: the idle timeout does not end a
 * connection on which a few bytes move now and then. Answers that fit into the operating system's buffers are not
 * watched.
 */
export const slowReaders = plugin<SlowReadersOptions>(
  (app, { patienceMs = 7500, leastBytes = 30 * 1024 }, done) => {
    const progress = new Map<Socket, Progress | null>();
    app.server.on('connection', (socket: Socket) => {
      progress.set(socket, null);
      socket.once('close', () => progress.delete(socket));
    });

    const look = async () => {
      const now = performance.now();
      const doubtful = [...progress].filter(([socket, known]) => {
        const given = socket.writableLength === 0 ? null : givenOf(socket);
        if (given === null) progress.set(socket, null);
        else if (known === null || given - known.given >= leastBytes)
          progress.set(socket, { since: now, given, taken: null });
        else return now - known.since >= patienceMs * (1 - DOUBT);
        return false;
      });
      if (doubtful.length === 0) return;
      const queues = await readSendQueues();
      for (const [socket, known] of doubtful) {
        const taken = await takenOf(socket, queues);
        if (known === null || taken === null || progress.get(socket) !== known) continue;
        if (known.taken === null) progress.set(socket, { ...known, taken });
        else if (taken - known.taken >= leastBytes * DOUBT)
          progress.set(socket, { ...known, since: now - patienceMs * (1 - DOUBT), taken });
        // Reset rather than ended: otherwise the operating system would go on sending its data as slowly as they are
        // read.
        else if (now - known.since >= patienceMs) socket.resetAndDestroy();
      }
    };
    const timer = setInterval(() => void look(), Math.min(LOOK_EVERY_MS, patienceMs / 4));
    timer.unref();
    app.addHook('onClose', (_app, next) => {
      clearInterval(timer);
      next();
    });
    done();
  },
  { name: 'slow-readers' },
);

function handleOf(socket: Socket): Handle | null {
  return (socket as unknown as { readonly _handle: Handle | null })._handle;
}

function givenOf(socket: Socket): number | null {
  const handle = handleOf(socket);
  return handle && handle.bytesWritten - handle.writeQueueSize;
}

/** If the system does not report it, bytes given to the system count as received. */
async function takenOf(socket: Socket, queues: ReadonlyMap<string, number>): Promise<number | null> {
  const handle = handleOf(socket);
  if (handle === null) return null;
  const name = await nameOfSocket(handle.fd);
  const given = givenOf(socket);
  return given && given - (queues.get(name ?? '') ?? 0);
}
