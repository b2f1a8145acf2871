import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../test/support/testApp.ts';

let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
});

const ask = async (url: string) => {
  app = await buildTestApp();
  return app.inject(url);
};

describe('the description of the API', () => {
  test.each(['/openapi.json', '/api/openapi.json'])('is at %s', async (url) => {
    expect((await ask(url)).json()).toMatchObject({ openapi: '3.1.0', info: { title: 'EECS' } });
  });

  test.each(['/openapi.json', '/api/openapi.json', '/openapi', '/api/openapi'])(
    'is there for everybody, and not sent again to who has it: %s',
    async (url) => {
      const reply = await ask(url);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
      const headers = { 'if-none-match': String(reply.headers['etag']) };
      const again = await app?.inject({ url, headers });
      expect([again?.statusCode, again?.body]).toEqual([304, '']);
      const packed = await app?.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      expect(gunzipSync(packed?.rawPayload ?? '').toString()).toBe(reply.body);
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
