import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ToolAnswer } from '../../test/support/agent.ts';
import { buildTestApp } from '../../test/support/testApp.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { Solver } from '../solving/solver.ts';

describe('the cost of the agents’ entry point', () => {
  const HEADERS = { accept: 'application/json, text/event-stream' };
  const THIN = { className: 'hsection', h: 1e6, b: 1e6, tw: 1e-3, tf: 1e-3 };
  const callOf = (id: number, section: object) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'section_properties', arguments: { section } },
  });
  const textsOf = (answers: readonly { readonly result: ToolAnswer }[]) =>
    answers.map(({ result }) => result.content.map(({ text }) => text).join());

  test('nothing is computed where requests are answered: with threads that never end, others are served', async () => {
    let asked = 0;
    const solver: Solver = {
      solve: () => {
        asked += 1;
        return Promise.reject(new ApiFailure('solveTimeout'));
      },
      close: () => Promise.resolve(),
    };
    const app = await buildTestApp({ solver });
    const payload = Array.from({ length: 10 }, (_, i) => callOf(i, { ...THIN, h: 1e6 + i }));
    const reply = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
    expect(asked).toBe(10);
    expect(textsOf(reply.json())).toEqual(Array(10).fill(expect.stringContaining('(504)')));
    const search = {
      ...callOf(1, {}),
      params: { name: 'search_catalogue', arguments: { of: 'sections', asked: 'IPE' } },
    };
    const open = {
      ...callOf(2, {}),
      params: { name: 'open_in_editor', arguments: { kind: 'beam', document: { L: 6 } } },
    };
    const others = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: HEADERS,
      payload: [search, open],
    });
    expect(asked).toBe(12);
    const [found, opened] = textsOf(others.json());
    // Answered 503 rather than 504, because no search is too large.
    expect(found).toContain('(503)');
    expect(opened).toContain('(504)');
    await app.close();
  });

  test('each call of a batch is counted, and they take turns: one address has 30 looked up a minute', async () => {
    let underWay = 0;
    let most = 0;
    const solver: Solver = {
      solve: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await setTimeout(1);
        underWay -= 1;
        throw new ApiFailure('solveTimeout');
      },
      close: () => Promise.resolve(),
    };
    const app = await buildTestApp({ solver });
    const texts: string[] = [];
    for (let batch = 0; batch < 4; batch += 1) {
      const payload = Array.from({ length: 10 }, (_, i) => callOf(i, { ...THIN, h: 1e6 + 10 * batch + i }));
      const reply = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
      texts.push(...textsOf(reply.json()));
    }
    expect(texts.map((text) => /\((\d+)\)/.exec(text)?.[1])).toEqual([
      ...Array<string>(30).fill('504'),
      ...Array<string>(10).fill('429'),
    ]);
    expect(most).toBe(1);
    await app.close();
  });

  test('a batch that takes longer than a request may: what was in time is answered, each other is refused by itself', async () => {
    let asked = 0;
    const solver: Solver = {
      solve: () => {
        asked += 1;
        const first = { kind: 'noSection', failures: [], isKnownShape: false };
        return asked === 1 ? Promise.resolve(first as never) : new Promise(() => undefined);
      },
      close: () => Promise.resolve(),
    };
    const app = await buildTestApp({ solver, deadline: { solveLimitMs: 500 } });
    const payload = Array.from({ length: 4 }, (_, i) =>
      callOf(i, { className: 'rectangle', b: 100, h: 200 + i }),
    );
    const reply = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
    expect(reply.statusCode).toBe(200);
    const answers = reply.json<{ readonly id: number; readonly result: ToolAnswer }[]>();
    expect(answers.map(({ id }) => id).sort()).toEqual([0, 1, 2, 3]);
    expect(textsOf(answers).filter((text) => text.includes('no such shape'))).toHaveLength(1);
    const late = textsOf(answers).filter(
      (text) => text.includes('(503)') && text.includes('this call again, alone'),
    );
    expect(late).toHaveLength(3);
    expect(asked).toBe(2);
    await app.close();
  });

  test('300 calls a minute, in however few requests', async () => {
    const app = await buildTestApp();
    const payload = Array<object>(10).fill({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const statuses: number[] = [];
    for (let batch = 0; batch < 31; batch += 1) {
      const { statusCode } = await app.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    await app.close();
  });
});
