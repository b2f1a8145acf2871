import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

export interface PipelinesOptions {
  /** So many requests of one connection may wait for the answer before theirs. @default 100 */
  readonly mostWaiting?: number;
}

/**
 * Answers the requests of one connection one after another. HTTP lets a client send the next request before it has the
 * last answer (RFC 9112, 9.3.2), and Node begins all that a packet holds at once: a thousand pages in 64 KiB. While a
 * request waits, the connection is not read; one with more waiting than `mostWaiting` is ended. No browser and no proxy
 * does this, and who does it by hand is not slower for it: answers leave in the order of the requests anyway.
 *
 * It stands before the framework, and not in a hook of it: what is not to be answered costs next to nothing here.
 */
export const pipelines = plugin<PipelinesOptions>(
  (app, { mostWaiting = 100 }, done) => {
    const waiting = new WeakMap<Socket, (() => void)[]>();

    const inTurn = (begin: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      // The rest of the packet comes here after the connection was ended.
      if (socket.destroyed) return;
      const start = () => {
        response.once('close', () => leave(socket));
        begin(request, response);
      };
      const line = waiting.get(socket);
      if (line === undefined) {
        waiting.set(socket, []);
        start();
      } else if (line.length >= mostWaiting) {
        line.length = 0;
        socket.destroy();
      } else {
        line.push(start);
        if (line.length === 1) hold(socket, line);
      }
    };

    const leave = (socket: Socket) => {
      const line = waiting.get(socket);
      if (line === undefined || socket.destroyed) return;
      const next = line.shift();
      if (next === undefined) {
        waiting.delete(socket);
        return;
      }
      if (line.length === 0) socket.resume();
      next();
    };

    for (const begin of app.server.listeners('request')) {
      app.server.off('request', begin);
      app.server.on('request', inTurn(begin));
    }
    done();
  },
  { name: 'pipelines' },
);

/** Stops reading, also where Node begins again because an answer has left. */
function hold(socket: Socket, line: readonly unknown[]): void {
  socket.pause();
  const holdOn = () => {
    if (line.length > 0) socket.pause();
    else socket.off('resume', holdOn);
  };
  socket.on('resume', holdOn);
}
