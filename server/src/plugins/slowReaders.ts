import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import { nameOfSocket, readSendQueues } from './sendQueues.ts';

export interface SlowReadersOptions {
  /** Time for which a reader may take less than `leastBytes`, ms. @default 7500 */
  readonly patienceMs?: number;
  /** @default 30 KiB: 4 KiB a second */
  readonly leastBytes?: number;
}

const LOOK_EVERY_MS = 500;
/**
 * The share of the patience that remains when the system is asked: it takes megabytes at once, and then nothing until
 * they are sent.
 */
const DOUBT = 0.7;

/**
 * The property of a socket that holds how much the system has been given; Node's own timeout of connections reads the
 * same.
 */
interface Handle {
  readonly fd: number;
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

interface Progress {
  readonly since: number;
  /** Given to the system. */
  readonly given: number;
  /**
   * The number of bytes that the reader has received; known only for a reader that seems to have stopped, null before.
   */
  readonly taken: number | null;
}

/**
 * Ends connections whose reader takes an answer so slowly that it would stay in our memory: the idle timeout does not
 * end a connection on which a few bytes move now and then. Answers that fit into the system's buffers are gone and
 * not waited for.
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
        // Not ended: the system would go on sending what it has, as slowly as it is read.
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

/** Where the system does not report it, what it was given counts as taken. */
async function takenOf(socket: Socket, queues: ReadonlyMap<string, number>): Promise<number | null> {
  const handle = handleOf(socket);
  if (handle === null) return null;
  const name = await nameOfSocket(handle.fd);
  const given = givenOf(socket);
  return given && given - (queues.get(name ?? '') ?? 0);
}
