import { once } from 'node:events';
import net from 'node:net';

/** A TCP proxy that can swallow all data, like a network with a cut cable. */
export interface Proxy {
  readonly port: number;
  /**
   * From now on nothing passes in either direction, without any error: connections stay open, and new ones are
   * accepted.
   */
  swallow(): void;
  /** Lets new connections through again; swallowed data are lost, and their connections stay silent. */
  heal(): void;
  close(): Promise<void>;
}

/** Starts it on a free port of 127.0.0.1. */
export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<net.Socket>();
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  let isSwallowing = false;
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    // Either end may be killed at any time.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = net.createServer((near) => {
    keep(near);
    if (isSwallowing) {
      near.resume();
      return;
    }
    const far = net.connect(target, '127.0.0.1');
    keep(far);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const [one, other] of [pair, [far, near] as const])
      one.on('close', () => {
        if (!pairs.delete(pair)) return;
        other.destroy();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    swallow() {
      isSwallowing = true;
      for (const pair of pairs) {
        for (const socket of pair) {
          socket.unpipe();
          socket.resume();
        }
        pairs.delete(pair);
      }
    },
    heal() {
      isSwallowing = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
