import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { FIXTURE_1 } from '../../../test/support/fixture1.ts';
import { PATIENT, postCase } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

describe('limits on use of POST /case/msb', () => {
  test('an anonymous address may solve thirty times a minute', async () => {
    const solver = createWorkerPool(PATIENT);
    const app = await buildTestApp({ solver });
    for (let left = 29; left >= 0; left -= 1) {
      const reply = await postCase(app, { data: FIXTURE_1 });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({ 'ratelimit-limit': '30', 'ratelimit-remaining': String(left) });
    }
    const reply = await postCase(app, { data: FIXTURE_1 }, { 'client-locale': 'uk' });
    expect(reply.statusCode).toBe(429);
    const wait = Number(reply.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    const message = `Забагато запитів; повторіть через ${wait} с`;
    expect(reply.json()).toMatchObject({ errno: 42901, message });
    await app.close();
    await solver.close();
  });

  test('one address has at most two solves at a time', async () => {
    const solver = createWorkerPool(PATIENT);
    const held: (() => void)[] = [];
    const slow: Solver = {
      ...solver,
      solve: async (task, admission) => {
        await new Promise<void>((resolve) => held.push(resolve));
        return solver.solve(task, admission);
      },
    };
    const app = await buildTestApp({ solver: slow });
    const running = [1, 2].map((id) => postCase(app, { data: { ...FIXTURE_1, id } }));
    await expect.poll(() => held.length).toBe(2);
    expect((await postCase(app, { data: FIXTURE_1 })).json()).toMatchObject({ errno: 42901 });
    for (const release of held) release();
    for (const reply of await Promise.all(running)) expect(reply.statusCode).toBe(200);
    await app.close();
    await solver.close();
  });

  test.each([
    ['their client', {}, { status: 429, errno: 42901 }],
    ['everybody who asks for a large one', { RATE_EXEMPT: '127.0.0.1' }, { status: 503, errno: 50301 }],
  ])('answers that nobody reads count against %s until their readers are gone', async (_, env, refusal) => {
    const pool = createWorkerPool(PATIENT);
    const solved = await pool.solve({ kind: 'msb', document: FIXTURE_1, options: {} }, { queue: 1 });
    if (solved.kind !== 'solved') throw new Error('fixture 1 was refused');
    // Larger than the buffers of a connection.
    const body32MiB = new Uint8Array(32 * 1024 ** 2 + solved.body.length).fill(' '.charCodeAt(0));
    body32MiB.set(solved.body.subarray(0, 1));
    body32MiB.set(solved.body.subarray(1), body32MiB.length - solved.body.length + 1);
    const wide: Solver = { ...pool, solve: () => Promise.resolve({ ...solved, body: body32MiB }) };
    const app = await buildTestApp({ solver: wide, env });
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    const body = JSON.stringify({ data: FIXTURE_1 });
    const head = [
      'POST /case/msb HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    const readers = [1, 2].map(() => connect(port, '127.0.0.1').pause());
    for (const reader of readers) {
      reader.write(`${head.join('\r\n')}\r\n\r\n${body}`);
      await once(reader, 'readable');
    }
    const refused = await postCase(app, { data: FIXTURE_1 });
    expect({ status: refused.statusCode, errno: refused.json<{ errno: number }>().errno }).toEqual(refusal);
    for (const reader of readers) reader.destroy();
    await expect.poll(async () => (await postCase(app, { data: FIXTURE_1 })).statusCode).toBe(200);
    await app.close();
    await pool.close();
  });

  test('a full queue and a spent budget are distinguished, each with its number', async () => {
    const solver = createWorkerPool({
      threads: 1,
      budgetMs: 1500,
      worker: new URL('../../../test/support/workers/endless.ts', import.meta.url),
    });
    const app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' } });
    const endless = (id: number) => postCase(app, { data: { ...FIXTURE_1, id, isEndless: true } });
    const replies = await Promise.all(Array.from({ length: 12 }, (_, id) => endless(id)));
    const spent = replies.filter(({ statusCode }) => statusCode === 504);
    const busy = replies.filter(({ statusCode }) => statusCode === 503);
    expect(spent[0]?.json()).toMatchObject({ errno: 50401, error: 'solve_timeout' });
    expect(busy[0]?.json()).toMatchObject({ errno: 50301, error: 'busy' });
    expect(busy[0]?.headers['retry-after']).toBe('1');
    expect(spent.length + busy.length).toBe(12);
    // Equal requests take one place in the queue, and use one time limit.
    const equal = await Promise.all(Array.from({ length: 12 }, () => endless(0)));
    expect(equal.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 504));
    await app.close();
    await solver.close();
  });
});
