import { once } from 'node:events';
import net from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { FIXTURE_1 } from '../../test/support/fixture1.ts';
import { buildTestApp } from '../../test/support/testApp.ts';
import { ApiFailure, type ErrorKey } from '../failures/errors.ts';
import { createLogger } from '../start/logger.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: object;
  readonly failure?: string;
}

const LEVEL = { debug: 20, warn: 40, error: 50 };

let app: FastifyInstance | undefined;
let lines: Line[];

async function build(error: Error): Promise<FastifyInstance> {
  lines = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  const solver = { solve: () => Promise.reject(error), close: () => Promise.resolve() };
  app = await buildTestApp({ logger: createLogger('debug', sink), solver });
  return app;
}

afterEach(() => app?.close());

test.each<ErrorKey>(['busy', 'closing', 'solveTimeout', 'tooMany'])(
  'load that is shed (%s) is a warning without a stack',
  async (key) => {
    await build(new ApiFailure(key, { cause: new Error('inner') }));
    await app?.inject({ method: 'POST', url: '/case/msb', payload: { data: FIXTURE_1 } });
    const line = lines.find(({ msg }) => msg === 'request put off');
    expect(line).toMatchObject({ level: LEVEL.warn, failure: expect.any(String) as string });
    expect(line).not.toHaveProperty('err');
    expect(lines.filter(({ level }) => level >= LEVEL.error)).toEqual([]);
  },
);

test('a database that is away is a warning that names its code, without a stack', async () => {
  await build(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const reply = await app?.inject({ method: 'POST', url: '/case/msb', payload: { data: FIXTURE_1 } });
  expect(reply?.json()).toMatchObject({ errno: 50302 });
  const line = lines.find(({ msg }) => msg === 'request put off');
  expect(line).toMatchObject({ level: LEVEL.warn, failure: 'db', code: 'ECONNREFUSED' });
  expect(line).not.toHaveProperty('err');
  expect(lines.filter(({ level }) => level >= LEVEL.error)).toEqual([]);
});

test('a fault of the program is an error with its stack', async () => {
  await build(new Error('unforeseen'));
  const reply = await app?.inject({ method: 'POST', url: '/case/msb', payload: { data: FIXTURE_1 } });
  expect(reply?.json()).toMatchObject({ errno: 50001 });
  expect(lines.find(({ level }) => level === LEVEL.error)?.err).toMatchObject({ message: 'unforeseen' });
});

test('an answer in a form that we do not write is refused, and no fault', async () => {
  const running = await build(new Error('not reached'));
  const reply = await running.inject('/oembed?format=xml&url=https%3A%2F%2Fexample.org%2Fmsb');
  expect(reply.statusCode).toBe(501);
  expect(lines.find(({ msg }) => msg === 'request refused')).toMatchObject({ failure: 'other_format' });
  expect(lines.filter(({ level }) => level >= LEVEL.error)).toEqual([]);
});

test('a value that fits no shape is refused by the nearest shape', async () => {
  const running = await build(new Error('not reached'));
  const reply = await running.inject({ method: 'POST', url: '/auth', payload: { x: 1 } });
  // The detail does not mention that it is not null either.
  const details = [{ path: '/x', rule: 'additionalProperties' }];
  expect(reply.json()).toMatchObject({ errno: 40002, details });
});

test('a client that goes away in the middle of its body is no fault', async () => {
  const running = await build(new Error('not reached'));
  const { port } = new URL(await running.listen({ port: 0, host: '127.0.0.1' }));
  const socket = net.connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /case/msb HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"da',
  );
  await expect.poll(() => lines.some(({ msg }) => msg === 'incoming request')).toBe(true);
  socket.resetAndDestroy();
  await expect.poll(() => lines.find(({ msg }) => msg === 'client gone')?.level).toBe(LEVEL.debug);
  expect(lines.filter(({ level }) => level >= LEVEL.warn)).toEqual([]);
});
