import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { withClient } from './withClient.ts';

/** AuthenticationOk and ReadyForQuery, the shortest answer to a client that connects. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

afterEach(() => void vi.useRealTimers());

/** Starts a database that accepts connections and answers only on demand. */
async function startSilent() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    /** Resolves once a client has sent its first bytes. */
    asked: async () => {
      if (sockets.length === 0) await once(server, 'connection');
      const [socket] = sockets;
      if (socket === undefined) throw new Error('Nobody has connected');
      await once(socket, 'data');
      return socket;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('an embedded database that gets no processor for half a minute is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { address, asked, close } = await startSilent();
  const work = withClient(address, () => Promise.resolve('done'));
  const socket = await asked();
  await vi.advanceTimersByTimeAsync(30_000);
  socket.write(WELCOME);
  expect(await work).toBe('done');
  close();
});

test('a remote database that is silent for five seconds is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { address, asked, close } = await startSilent();
  const work = withClient(`postgres://127.0.0.1:${address.port}/eecs`, () => Promise.resolve('done'));
  const refused = expect(work).rejects.toThrow('timeout expired');
  await asked();
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  close();
});
