import http from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ApiFailure } from '../failures/errors.ts';
import { deadline } from './deadline.ts';
import { errorReplies } from './errorReplies.ts';

async function buildApp() {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  await app.register(errorReplies);
  await app.register(deadline, { limitMs: 50, solveLimitMs: 70, hashLimitMs: 90 });
  let resolve: (answer: object) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const late = new Promise<object>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  app.get('/late', () => late);
  app.get('/hash', { config: { hashes: true } }, () => late);
  app.get('/may-hash', { config: { hashes: ({ url }) => url.endsWith('secret') } }, () => late);
  app.get('/quick', () => ({ isQuick: true }));
  app.post('/solve', { config: { solves: 'msb' } }, () => late);
  app.post('/body', ({ body }) => ({ body }));
  app.get('/long', () => Readable.from(pieces()));
  return { app, logged, answer: (body: object) => resolve(body), fail: (reason: Error) => reject(reason) };
}

test('a call that is not done in time is answered as one whose database is away', async () => {
  const { app, answer, logged } = await buildApp();
  const reply = await app.inject('/late');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ errno: 50302, error: 'db' });
  expect(reply.headers['retry-after']).toBe('2');
  // Harmless, because the result comes after the caller was answered.
  answer({ isLate: true });
  expect((await app.inject('/quick')).json()).toEqual({ isQuick: true });
  expect(logged.filter((line) => line.includes('ALREADY_SENT'))).toEqual([]);
  await app.close();
});

test('a call that hashes and is not done in time is answered as one the server is too busy for', async () => {
  const { app, logged, fail } = await buildApp();
  const reply = await app.inject('/hash');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ errno: 50301, error: 'busy' });
  expect(reply.headers['retry-after']).toBe('2');
  // The failure is logged already, with what an operator can do about it.
  fail(new ApiFailure('busy'));
  await sleep(10);
  expect(logged).toHaveLength(2);
  expect(logged[1]).toContain('NICENESS=0');
  await app.close();
});

test('a call that hashes has more time than others', async () => {
  const { app, answer } = await buildApp();
  const reply = app.inject('/hash');
  await sleep(65);
  answer({ isIn: true });
  expect((await reply).json()).toEqual({ isIn: true });
  await app.close();
});

test('a call that hashes for some requests alone was late by the database for the others', async () => {
  const { app } = await buildApp();
  expect((await app.inject('/may-hash')).json()).toMatchObject({ error: 'db' });
  expect((await app.inject('/may-hash?secret')).json()).toMatchObject({ error: 'busy' });
  await app.close();
});

test('a fault that shows after the deadline is logged', async () => {
  const { app, logged, fail } = await buildApp();
  await app.inject('/late');
  fail(new TypeError('a fault'));
  await expect.poll(() => logged.filter((line) => line.includes('a fault'))).toHaveLength(1);
  await app.close();
});

test('one that is done in time is left alone', async () => {
  const { app } = await buildApp();
  expect((await app.inject('/quick')).statusCode).toBe(200);
  await app.close();
});

test('a solve that is not done in time takes too long where it is large, else the server is busy', async () => {
  const { app, answer } = await buildApp();
  const reply = await app.inject({
    method: 'POST',
    url: '/solve',
    payload: { text: 'x'.repeat(70_000) },
  });
  expect(reply.statusCode).toBe(504);
  expect(reply.json()).toMatchObject({ errno: 50401 });
  const small = await app.inject({ method: 'POST', url: '/solve', payload: { L: 6 } });
  expect(small.json()).toMatchObject({ errno: 50301, error: 'busy' });
  expect(small.headers['retry-after']).toBe('2');
  answer({});
  await app.close();
});

test('an answer that takes long to read goes out whole', async () => {
  const { app, logged } = await buildApp();
  const address = await app.listen({ port: 0 });
  const reply = await fetch(`${address}/long`);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toBe('piece'.repeat(PIECES));
  expect(logged).toEqual([]);
  await app.close();
});

test('the time in which a body comes is not counted', async () => {
  const { app } = await buildApp();
  const address = await app.listen({ port: 0 });
  const headers = { 'content-type': 'application/json' };
  const request = http.request(`${address}/body`, { method: 'POST', headers });
  const replied = new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve));
  request.write('"');
  await sleep(200);
  request.end('slow"');
  const reply = await replied;
  expect(reply.statusCode).toBe(200);
  expect(await text(reply)).toBe('{"body":"slow"}');
  await app.close();
});

const PIECES = 20;

/** Takes several times the limit. */
async function* pieces() {
  for (let i = 0; i < PIECES; i += 1) {
    await sleep(10);
    yield 'piece';
  }
}
