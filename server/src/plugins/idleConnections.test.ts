import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idleConnections } from './idleConnections.ts';

const IDLE_MS = 400;
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ keepAliveTimeout: 60_000 });
  await app.register(idleConnections, { idleMs: IDLE_MS });
  app.get('/', () => 'here');
  app.get('/long', () => new Promise((resolve) => setTimeout(resolve, 3 * IDLE_MS, 'at last')));
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

/**
 * Sends the first text, then the other text every 50 ms, the given number of times; returns what was received until the
 * connection ended.
 */
async function talk(first: string, others: string, times: number): Promise<string> {
  const socket = net.connect({ port: (app.server.address() as AddressInfo).port });
  let answers = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => (answers += bytes.toString()));
  await once(socket, 'connect');
  socket.write(first);
  let left = times;
  const timer = setInterval(() => {
    left -= 1;
    if (socket.writable && left >= 0) socket.write(others);
  }, 50);
  // Data sent to a closed connection reset it, which `once` would report as a failure.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return answers;
}

const countIn = (answers: string, word: string): number => answers.split(word).length - 1;

test.concurrent('a client that sends only empty lines after an answer is disconnected', async () => {
  expect(countIn(await talk(REQUEST, '\r\n', Infinity), 'here')).toBe(1);
});

test.concurrent('a client that asks again in time is answered every time', async () => {
  // Lasts twice as long as a connection may be idle.
  expect(countIn(await talk(REQUEST, REQUEST, 16), 'here')).toBe(17);
});

test.concurrent('an answer that takes longer is waited for', async () => {
  expect(countIn(await talk(REQUEST.replace('/ ', '/long '), '\r\n', Infinity), 'at last')).toBe(1);
});

test.concurrent('an answer that waits for one before it on its connection is waited for', async () => {
  const answers = await talk(REQUEST + REQUEST.replace('/ ', '/long '), '\r\n', Infinity);
  expect([countIn(answers, 'here'), countIn(answers, 'at last')]).toEqual([1, 1]);
});
