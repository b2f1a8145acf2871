import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

export interface IdleConnectionsOptions {
  /** Time for which a connection may stay open without another request after its last answer, ms. */
  readonly idleMs: number;
}

interface Use {
  underWay: number;
  since: number;
}

const LOOK_EVERY_MS = 1000;

/**
 * Ends idle connections. Node's own `keepAliveTimeout` restarts with every byte, including the empty lines that HTTP
 * allows before a request: one empty line a second would keep a connection open for ever.
 */
export const idleConnections = plugin<IdleConnectionsOptions>(
  (app, { idleMs }, done) => {
    const uses = new Map<Socket, Use>();
    app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      const use = uses.get(socket) ?? { underWay: 0, since: 0 };
      if (!uses.has(socket)) socket.once('close', () => uses.delete(socket));
      uses.set(socket, use);
      use.underWay += 1;
      response.once('close', () => {
        use.underWay -= 1;
        use.since = performance.now();
      });
    });

    const timer = setInterval(
      () => {
        const oldest = performance.now() - idleMs;
        for (const [socket, { underWay, since }] of uses)
          if (underWay === 0 && since < oldest) socket.destroy();
      },
      Math.min(LOOK_EVERY_MS, idleMs / 4),
    );
    timer.unref();
    app.addHook('onClose', (_app, next) => {
      clearInterval(timer);
      next();
    });
    done();
  },
  { name: 'idle-connections' },
);
