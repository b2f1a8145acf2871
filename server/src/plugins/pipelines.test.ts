import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { pipelines, type PipelinesOptions } from './pipelines.ts';

let app: FastifyInstance;
let underWay = 0;
let most = 0;
/** The events in order: an answered request, or a turn of the event loop. */
let log: ('answer' | 'turn')[] = [];

afterEach(() => app.close());

async function open(options: PipelinesOptions = {}): Promise<number> {
  app = Fastify();
  log = [];
  underWay = 0;
  most = 0;
  await app.register(pipelines, options);
  app.post('/echo', async ({ body }) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await sleep(2);
    underWay -= 1;
    return body;
  });
  // Refuses before the body is read, as for an unknown call or one that exceeds its rate limit.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url !== '/refused') return;
    log.push('answer');
    await reply.code(429).send({});
  });
  app.post('/refused', () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a text in pieces; returns what was received until the connection ended or `until` appeared. */
function converse(port: number, pieces: readonly string[], until: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => void send());
    const send = async () => {
      for (const piece of pieces) {
        socket.write(piece);
        await sleep(5);
      }
    };
    socket.on('data', (data) => {
      heard += String(data);
      if (!heard.includes(until)) return;
      socket.destroy();
      resolve(heard);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

const post = (number: number, path = '/echo') => {
  const body = JSON.stringify({ number });
  return `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
const numbersIn = (heard: string) =>
  [...heard.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number));

test('requests sent without waiting are answered one after another, in order', async () => {
  const port = await open();
  const count = 100;
  const text = Array.from({ length: count }, (_, i) => post(i)).join('');
  const heard = await converse(port, [text], `"number":${count - 1}`);
  expect(numbersIn(heard)).toEqual(Array.from({ length: count }, (_, i) => i));
  expect(most).toBe(1);
});

test('a request that comes in pieces behind others is read to its end, and the connection goes on', async () => {
  const port = await open();
  const behind = post(2);
  const pieces = [post(0) + post(1) + behind.slice(0, 40), behind.slice(40, -3), behind.slice(-3), post(3)];
  expect(numbersIn(await converse(port, pieces, '"number":3'))).toEqual([0, 1, 2, 3]);
});

test('a connection with thousands of requests in hand is ended, others are answered', async () => {
  const port = await open();
  const many = converse(port, [Array.from({ length: 3000 }, (_, i) => post(i)).join('')], 'never');
  expect(numbersIn(await converse(port, [post(7)], '"number":7'))).toEqual([7]);
  expect(numbersIn(await many).length).toBeLessThan(101);
});

test('between two requests of a packet that are answered at once the event loop has a turn', async () => {
  const port = await open({ mostRefused: Infinity });
  let isOn = true;
  const watch = () => {
    log.push('turn');
    if (isOn) setImmediate(watch);
  };
  setImmediate(watch);
  const count = 60;
  const packet = Array.from({ length: count }, (_, i) => post(i, '/refused')).join('') + post(count);
  await converse(port, [packet], `"number":${count}`);
  isOn = false;
  expect(log.filter((each) => each === 'answer')).toHaveLength(count);
  expect(log.join(' ')).not.toContain('answer answer');
});

test('waiting requests are counted over all connections of an address, with bodies or without', async () => {
  const port = await open({ mostWaiting: 20 });
  const packet = Array.from({ length: 15 }, (_, i) => post(i)).join('');
  const answers = await Promise.all([1, 2, 3].map(() => converse(port, [packet], '"number":14')));
  const whole = answers.filter((heard) => numbersIn(heard).length === 15);
  expect(whole).toHaveLength(1);
  // Ended connections no longer count.
  expect(numbersIn(await converse(port, [packet], '"number":14'))).toHaveLength(15);
});

test('a connection that is refused again and again (429) is closed with the next answer, which announces it', async () => {
  const port = await open({ mostRefused: 5 });
  const packet = Array.from({ length: 40 }, (_, i) => post(i, '/refused')).join('');
  const heard = await converse(port, [packet], 'never');
  expect(heard.match(/HTTP\/1.1 429/g)).toHaveLength(6);
  expect(heard.match(/Connection: close/gi)).toHaveLength(1);
});
