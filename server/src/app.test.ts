import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestAppOptions } from '../test/support/testApp.ts';

const SITE_DIR = path.resolve(import.meta.dirname, '../test/support/site');

let app: FastifyInstance | undefined;

async function build(options: TestAppOptions = {}): Promise<FastifyInstance> {
  app = await buildTestApp({ ...options, env: { SITE_DIR, ...options.env } });
  return app;
}

afterEach(() => app?.close());

describe('every answer', () => {
  test('carries the security headers, and https alone adds HSTS', async () => {
    const secure = await (await build()).inject('/api/nothing');
    expect(secure.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    await app?.close();
    const plain = await (await build({ publicUrl: 'http://127.0.0.1:3000' })).inject('/api/nothing');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });

  test('gives the request id back, or a new one for an id it cannot use', async () => {
    await build();
    const own = await app?.inject({ url: '/api/nothing', headers: { 'x-request-id': 'abc-123' } });
    expect(own?.headers['x-request-id']).toBe('abc-123');
    expect(own?.json()).toMatchObject({ requestId: 'abc-123' });
    const odd = await app?.inject({ url: '/api/nothing', headers: { 'x-request-id': 'a b' } });
    expect(odd?.headers['x-request-id']).toMatch(/^random-\d+$/);
  });
});

describe('failures', () => {
  test.each([
    ['en-US', 'Not found'],
    ['ru', 'Не найдено'],
    ['uk', 'Не знайдено'],
    ['de', 'Not found'],
  ])('speak the language of Client-Locale: %s', async (locale, message) => {
    const reply = await (
      await build()
    ).inject({ url: '/case/nothing', headers: { 'client-locale': locale } });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      errno: 40401,
      error: 'missing',
      message,
      requestId: reply.headers['x-request-id'],
    });
  });

  test('another method on the path of a call gets 405 with the allowed methods', async () => {
    const reply = await (await build()).inject({ method: 'DELETE', url: '/api/case/msb' });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('POST');
    expect(reply.json()).toMatchObject({ errno: 40501 });
  });

  test('another method gets 405 and an unknown call 404, with any body', async () => {
    const server = await build();
    const headers = { 'content-type': 'application/json' };
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      for (const payload of ['', '{', '{}']) {
        const reply = await server.inject({ method, url: '/api/case/msb', headers, payload });
        expect(reply.statusCode, `${method} ${payload}`).toBe(405);
        expect(reply.headers.allow).toBe('POST');
        expect(reply.json()).toMatchObject({ errno: 40501 });
      }
    }
    const unknown = await server.inject({ method: 'POST', url: '/api/case/nothing', headers, payload: '' });
    expect(unknown.statusCode).toBe(404);
    const empty = await server.inject({ method: 'POST', url: '/api/case/msb', headers, payload: '' });
    expect(empty.statusCode).toBe(400);
  });

  test('the path of a call that cannot be decoded is 400, like every answer', async () => {
    const reply = await (await build()).inject('/data/release-notes/%E0%A4%A');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      errno: 40002,
      error: 'schema',
      message: 'The request does not have the expected form: /id is not written as expected',
      requestId: reply.headers['x-request-id'],
      details: [{ path: '/id', rule: 'pattern' }],
    });
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  test('a part of a path that is far too long is refused the same way', async () => {
    const reply = await (await build()).inject(`/data/release-notes/${'9'.repeat(500)}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.headers).toHaveProperty('x-request-id');
    expect(reply.json()).toMatchObject({ errno: 40002 });
  });

  test('OPTIONS that is no preflight is refused like any other method', async () => {
    await build({ env: { EMBED_ORIGINS: '*' } });
    const origin = { origin: 'https://school.example' };
    for (const headers of [{}, origin]) {
      const reply = await app?.inject({ method: 'OPTIONS', url: '/case/msb', headers });
      expect(reply?.statusCode).toBe(405);
      expect(reply?.headers.allow).toBe('POST');
      expect(reply?.json()).toMatchObject({ errno: 40501, requestId: reply?.headers['x-request-id'] });
    }
    expect((await app?.inject({ method: 'OPTIONS', url: '/msb/' }))?.json()).toMatchObject({ errno: 40401 });
  });

  test('a database that is away is 503 with a time to retry, and no word about it', async () => {
    const reply = await (await build()).inject('/data/release-notes/0');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json()).toMatchObject({ errno: 50302, error: 'db' });
    expect(reply.body).not.toMatch(/ECONN|127\.0\.0\.1|select/);
  });

  test('an address that asks for too much that is not there must wait', async () => {
    await build();
    for (let i = 0; i < 60; i += 1) expect((await app?.inject('/api/nothing'))?.statusCode).toBe(404);
    const reply = await app?.inject('/api/nothing');
    expect(reply?.statusCode).toBe(429);
    expect(Number(reply?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the site', () => {
  test('has a nonce of its own in every page, the same in the policy', async () => {
    await build();
    const nonces = new Set<string>();
    for (const url of ['/', '/msb/', '/guide/1/2?x=1']) {
      const reply = await app?.inject(url);
      expect(reply?.statusCode).toBe(200);
      const nonce = /<meta property="csp-nonce" content="([^"]+)">/.exec(reply?.body ?? '')?.[1] ?? '';
      expect(reply?.headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; ` +
          `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      );
      expect(reply?.headers['cache-control']).toBe('no-cache');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('names the canonical address, escaped, without the fragment', async () => {
    const reply = await (await build()).inject('/msb/?a=1&b=2');
    expect(reply.body).toContain('<link rel="canonical" href="https://example.org/msb/?a=1&#38;b=2">');
  });

  test('names the address it really listens on where no public one is set', async () => {
    await build({ publicUrl: null });
    const address = await app?.listen({ host: '127.0.0.1', port: 0 });
    expect(address).not.toMatch(/:0$/);
    const page = await (await fetch(`${address}/msb/`)).text();
    expect(page).toContain(`<link rel="canonical" href="${address}/msb/">`);
  });

  test('answers 404 for a file that is not among the built ones', async () => {
    await build();
    for (const url of ['/assets/entry-000000.js', '/assets/nothing/']) {
      expect((await app?.inject(url))?.statusCode).toBe(404);
    }
  });

  test.each(['http://evil.example/msb/?a=1', 'HTTPS://user@evil.example:99/msb/?a=1'])(
    'names its own address whatever host a target names: %s',
    async (target) => {
      await build();
      const port = Number(new URL((await app?.listen({ port: 0, host: '127.0.0.1' })) ?? '').port);
      const request = http.get({ port, host: '127.0.0.1', path: target });
      const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
      const body = await text(reply);
      expect(reply.statusCode).toBe(200);
      expect(body).toContain('<link rel="canonical" href="https://example.org/msb/?a=1">');
      expect(body).not.toContain('evil');
    },
  );

  test('keeps hashed files for a year and asks again for the others', async () => {
    await build();
    const hashed = await app?.inject('/assets/entry-1a2b3c.js');
    expect(hashed?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed?.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const icon = await app?.inject('/icon.svg');
    expect(icon?.headers['cache-control']).toBe('no-cache');
    expect(icon?.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('index.html itself is a page too, with a nonce', async () => {
    const reply = await (await build()).inject('/index.html');
    expect(reply.body).toContain('csp-nonce');
  });

  test('answers HEAD, says 404 for /404, and leaves the paths of the API alone', async () => {
    await build();
    const head = await app?.inject({ method: 'HEAD', url: '/about' });
    expect(head?.statusCode).toBe(200);
    expect(head?.body).toBe('');
    expect((await app?.inject('/404'))?.statusCode).toBe(404);
    for (const url of ['/api', '/api/about', '/case/about', '/auth/nothing']) {
      const reply = await app?.inject(url);
      expect(reply?.json()).toMatchObject({ errno: 40401 });
    }
    expect((await app?.inject({ method: 'POST', url: '/about' }))?.statusCode).toBe(404);
  });

  test('is compressed for browsers that can read that', async () => {
    await build({ env: { SITE_DIR: path.resolve(import.meta.dirname, '../..') } });
    const reply = await app?.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(reply?.headers['content-encoding']).toBe('br');
    expect(reply?.headers['cache-control']).toBe('public, max-age=300');
  });
});

describe('foreign origins', () => {
  const preflight = (url: string, method: string) => ({
    method: 'OPTIONS' as const,
    url,
    headers: { origin: 'https://school.example', 'access-control-request-method': method },
  });

  test('from the list may solve and read public data, without credentials', async () => {
    await build({ env: { EMBED_ORIGINS: 'https://school.example' } });
    for (const [url, method] of [
      ['/case/msb', 'POST'],
      ['/api/data/release-notes/0', 'GET'],
    ] as const) {
      const reply = await app?.inject(preflight(url, method));
      expect(reply?.statusCode).toBe(204);
      expect(reply?.headers['access-control-allow-origin']).toBe('https://school.example');
      expect(reply?.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('are not granted anything else, and nobody is by default', async () => {
    await build({ env: { EMBED_ORIGINS: 'https://school.example' } });
    for (const [url, method] of [
      ['/auth', 'POST'],
      // A resource that GET reads cannot be written.
      ['/data/storage/en-US/material', 'POST'],
      ['/data/storage/add/material', 'POST'],
      ['/case/msb', 'GET'],
    ] as const) {
      const elsewhere = await app?.inject(preflight(url, method));
      expect(elsewhere?.headers, url).not.toHaveProperty('access-control-allow-origin');
    }
    const stranger = preflight('/case/msb', 'POST');
    stranger.headers.origin = 'https://other.example';
    expect((await app?.inject(stranger))?.headers['access-control-allow-origin']).not.toBe(
      'https://other.example',
    );
    await app?.close();
    await build();
    const reply = await app?.inject(preflight('/case/msb', 'POST'));
    expect(reply?.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
