import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import { createRotation } from '../flow/rotation.ts';
import { toClientKey } from '../http/clientAddress.ts';

export interface PipelinesOptions {
  /** Maximum number of requests of one address that may wait for earlier answers. @default 100 */
  readonly mostWaiting?: number;
  /** A connection that got this many 429 answers is ended with the next answer. @default 20 */
  readonly mostRefused?: number;
}

interface Connection {
  /** The address as the key under which its requests are counted. */
  readonly client: string;
  /** Functions that start the requests which wait for earlier answers. */
  readonly starts: (() => void)[];
  /** Whether one of its requests is in progress, or was answered in this turn of the event loop. */
  isBusy: boolean;
  /** Number of 429 answers. */
  refusals: number;
}

/**
 * Answers the requests of one connection one after another, at most one in each turn of the event loop. HTTP lets a
 * client send the next request before it has the last answer (RFC 9112, 9.3.2), and Node starts all requests of a
 * packet at once: a thousand pages in 64 KiB. While a request waits, the connection is not read. All addresses take
 * turns, and the network is polled between two turns. If more than `mostWaiting` requests of an address wait, the
 * connection of the last one is ended. No browser and no proxy does this, and a client that does is not slower, because
 * answers leave in the order of the requests anyway.
 *
 * The plugin acts before the framework rather than in one of its hooks, so that a request which is not answered costs
 * next to nothing.
 */
export const pipelines = plugin<PipelinesOptions>(
  (app, { mostWaiting = 100, mostRefused = 20 }, done) => {
    const connections = new WeakMap<Socket, Connection>();
    const rotation = createRotation(setImmediate);
    const waiting = createTally();

    const meet = (socket: Socket): Connection => {
      const client = toClientKey(socket.remoteAddress ?? '');
      const connection: Connection = { client, starts: [], isBusy: false, refusals: 0 };
      connections.set(socket, connection);
      socket.once('close', () => drop(connection));
      return connection;
    };

    const drop = ({ client, starts }: Connection) => waiting.add(client, -starts.splice(0).length);

    const inTurn = (begin: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      // The rest of the packet arrives here after the connection was ended.
      if (socket.destroyed) return;
      const connection = connections.get(socket) ?? meet(socket);
      const start = () => {
        // Node then ends the connection after this answer, which announces that in its headers.
        if (connection.refusals >= mostRefused) response.shouldKeepAlive = false;
        response.once('close', () => {
          if (response.statusCode === 429) connection.refusals += 1;
          leave(socket, connection);
        });
        begin(request, response);
      };
      if (!connection.isBusy) {
        connection.isBusy = true;
        start();
      } else if (waiting.of(connection.client) >= mostWaiting) {
        socket.destroy();
        drop(connection);
      } else {
        waiting.add(connection.client, 1);
        connection.starts.push(start);
        if (connection.starts.length === 1) hold(socket, connection.starts);
      }
    };

    const leave = (socket: Socket, connection: Connection) => {
      if (socket.destroyed || socket.writableEnded) {
        drop(connection);
        return;
      }
      if (connection.starts.length > 0) {
        askTurn(socket, connection);
        return;
      }
      // The rest of a packet arrives in the same turn of the loop as this answer and must not start in it.
      setImmediate(() => {
        if (connection.starts.length > 0) askTurn(socket, connection);
        else connection.isBusy = false;
      });
    };

    const askTurn = (socket: Socket, connection: Connection) =>
      rotation.ask(connection.client, () => {
        const next = connection.starts.shift();
        // The connection was ended in the meantime.
        if (next === undefined) return;
        waiting.add(connection.client, -1);
        if (connection.starts.length === 0) socket.resume();
        next();
      });

    for (const begin of app.server.listeners('request')) {
      app.server.off('request', begin);
      app.server.on('request', inTurn(begin));
    }
    done();
  },
  { name: 'pipelines' },
);

/** Creates counters by client; a client whose count is zero takes no memory. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    of: (client: string): number => counts.get(client) ?? 0,
    add: (client: string, by: number): void => {
      const count = (counts.get(client) ?? 0) + by;
      if (count > 0) counts.set(client, count);
      else counts.delete(client);
    },
  };
}

/** Stops reading from a connection, even if Node resumes it because an answer was sent. */
function hold(socket: Socket, line: readonly unknown[]): void {
  socket.pause();
  const holdOn = () => {
    if (line.length > 0) socket.pause();
    else socket.off('resume', holdOn);
  };
  socket.on('resume', holdOn);
}
