import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slowReaders } from './slowReaders.ts';

// Long compared with the delays of a busy machine.
const PATIENCE_MS = 1500;
const LARGE = 'x'.repeat(32 * 1024 * 1024);

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(slowReaders, { patienceMs: PATIENCE_MS });
  app.get('/large', () => LARGE);
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

/**
 * Requests the answer and reads at most `bytes` of it every 20 ms, for at most `longestMs`; returns how many bytes came
 * and whether the connection was cut.
 */
async function read(bytes: number, longestMs = Infinity): Promise<{ count: number; isCut: boolean }> {
  let isCut = true;
  const { port } = app.server.address() as AddressInfo;
  let count = 0;
  // Uses its own buffer: otherwise Node reads ahead, and does not notice the end of a connection while it has no room
  // to read.
  const callback = (length: number) => {
    count += length;
    return false;
  };
  const socket = net.connect({ port, onread: { buffer: Buffer.alloc(bytes), callback } });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const timer = setInterval(() => {
    socket.resume();
    // The writer notices a cut connection at once; a reader first gets the bytes that the operating system still holds.
    if (bytes < 64 && socket.writable) socket.write('\r\n');
  }, 20);
  const leaving = Number.isFinite(longestMs)
    ? setTimeout(() => {
        isCut = false;
        socket.destroy();
      }, longestMs)
    : undefined;
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(leaving);
  clearInterval(timer);
  return { count, isCut };
}

test('a reader of a few bytes now and then is cut off', async () => {
  expect((await read(8)).count).toBeLessThan(LARGE.length / 2);
});

test('a reader slower than the limit, but steady, gets the whole answer', async () => {
  // 32 MiB in pieces of 256 KiB every 20 ms take 2.5 s.
  expect((await read(256 * 1024)).count).toBeGreaterThan(LARGE.length);
});

// Other systems do not report what they still hold.
test.runIf(process.platform === 'linux')(
  'a client that reads steadily is not cut off while the system takes nothing more from us',
  async () => {
    // The operating system accepts megabytes at once, which at 400 KiB a second last longer than the time limit.
    const { count, isCut } = await read(8 * 1024, 3 * PATIENCE_MS);
    expect(isCut).toBe(false);
    expect(count).toBeLessThan(LARGE.length / 2);
  },
);
