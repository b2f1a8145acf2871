import { afterEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../test/support/testApp.ts';

let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
});

const ask = async (url: string, env: Readonly<Record<string, string>> = { NODE_ENV: 'development' }) => {
  app = await buildTestApp({ env });
  return app.inject(url);
};

describe('the description of the API', () => {
  test.each(['/openapi.json', '/api/openapi.json'])('is at %s', async (url) => {
    expect((await ask(url)).json()).toMatchObject({ openapi: '3.1.0', info: { title: 'EECS' } });
  });

  test.each(['/openapi.json', '/api/openapi.json', '/openapi', '/api/openapi'])(
    'is not there for everybody: %s',
    async (url) => {
      const reply = await ask(url, {});
      expect([reply.statusCode, reply.json<{ errno: number }>().errno]).toEqual([404, 40401]);
    },
  );
});

describe('the page that shows it', () => {
  test('is HTML that loads nothing and runs nothing', async () => {
    const { headers, body } = await ask('/api/openapi');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*style-src 'sha256-[\w+/]+='$/);
    expect(body).not.toMatch(/<script|<link|<img|style="|https?:\/\//);
  });

  test('has every call, and leads to every shape it names', async () => {
    const { body } = await ask('/openapi');
    const ids = new Set([...body.matchAll(/id="([^"]*)"/g)].map(([, id]) => id));
    const targets = [...body.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    for (const shape of ['postCaseMsb', 'postAuthUpdate', 'SolvedBeam', 'AuthCode'])
      expect(ids).toContain(shape);
  });
});
