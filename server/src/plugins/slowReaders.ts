import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

export interface SlowReadersOptions {
  /** So long a reader may take less than `leastBytes`, ms. @default 7500 */
  readonly patienceMs?: number;
  /** @default 30 KiB: 4 KiB a second */
  readonly leastBytes?: number;
}

const LOOK_EVERY_MS = 500;

/** What of a socket tells how much the other side has taken; Node's own timeout of connections reads the same. */
interface Handle {
  readonly bytesWritten: number;
  readonly writeQueueSize: number;
}

interface Progress {
  readonly since: number;
  readonly taken: number;
}

/**
 * Cuts connections whose reader takes an answer so slowly that it would stay in our memory: the time a connection may stand still does
 * not end one on which a few bytes move now and then. Answers that fit into the system's buffers are gone and not waited for.
 */
export const slowReaders = plugin<SlowReadersOptions>(
  (app, { patienceMs = 7500, leastBytes = 30 * 1024 }, done) => {
    const progress = new Map<Socket, Progress | null>();
    app.server.on('connection', (socket: Socket) => {
      progress.set(socket, null);
      socket.once('close', () => progress.delete(socket));
    });

    const look = () => {
      const now = performance.now();
      for (const [socket, known] of progress) {
        const taken = socket.writableLength === 0 ? null : bytesTaken(socket);
        if (taken === null) progress.set(socket, null);
        else if (known === null || taken - known.taken >= leastBytes)
          progress.set(socket, { since: now, taken });
        // Not ended: the system would go on sending what it has, as slowly as it is read.
        else if (now - known.since >= patienceMs) socket.resetAndDestroy();
      }
    };
    const timer = setInterval(look, Math.min(LOOK_EVERY_MS, patienceMs / 4));
    timer.unref();
    app.addHook('onClose', (_app, next) => {
      clearInterval(timer);
      next();
    });
    done();
  },
  { name: 'slow-readers' },
);

function bytesTaken(socket: Socket): number | null {
  const { _handle: handle } = socket as unknown as { readonly _handle: Handle | null };
  return handle === null ? null : handle.bytesWritten - handle.writeQueueSize;
}
