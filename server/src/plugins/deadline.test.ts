import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { deadline } from './deadline.ts';
import { errorReplies } from './errorReplies.ts';

async function buildApp() {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  await app.register(errorReplies);
  await app.register(deadline, { limitMs: 50 });
  let resolve: (answer: object) => void = () => undefined;
  const late = new Promise<object>((done) => (resolve = done));
  app.get('/late', () => late);
  app.get('/quick', () => ({ isQuick: true }));
  return { app, logged, answer: (body: object) => resolve(body) };
}

test('a call that is not done in time is answered as one whose database is away', async () => {
  const { app, answer, logged } = await buildApp();
  const reply = await app.inject('/late');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ errno: 50302, error: 'db' });
  expect(reply.headers['retry-after']).toBe('2');
  // What comes of it later finds nobody, and harms nobody.
  answer({ isLate: true });
  expect((await app.inject('/quick')).json()).toEqual({ isQuick: true });
  expect(logged.filter((line) => line.includes('ALREADY_SENT'))).toEqual([]);
  await app.close();
});

test('one that is done in time is left alone', async () => {
  const { app } = await buildApp();
  expect((await app.inject('/quick')).statusCode).toBe(200);
  await app.close();
});
