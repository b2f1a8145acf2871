import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

test('with the list of its pages the site says 404 for any other, and shows the same page', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  await writeFile(path.join(dir, 'routes.json'), '["/", "/msb/*", "/preview-msb:id", "/arch root"]');
  const app = await buildTestApp({ env: { SITE_DIR: dir } });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf('/'), await statusOf('/msb/x/y'), await statusOf('/preview-msb42')]).toEqual([
    200, 200, 200,
  ]);
  // Only root has this page; for everybody else the page itself shows that it does not exist.
  expect(await statusOf('/arch')).toBe(404);
  const unknownReader = await app.inject({ url: '/arch', headers: { cookie: '__Host-XSRF-TOKEN=a' } });
  expect([unknownReader.statusCode, unknownReader.headers['vary']]).toEqual([
    404,
    expect.stringContaining('cookie'),
  ]);
  const unknown = await app.inject('/nowhere');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('app');
  expect(await statusOf('/routes.json')).toBe(404);
  for (const url of ['/msb/%', '/%E0%A4%A', '/msb/%zz?x=%']) {
    const mistyped = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(mistyped.statusCode).toBe(404);
    expect(mistyped.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(mistyped.headers['content-security-policy']).toContain("script-src 'self'");
    expect(mistyped.body).toContain('app');
  }
  expect(await statusOf(`/msb/${'x'.repeat(200)}`)).toBe(200);
  await app.close();
  await rm(dir, { recursive: true });
});

test('a page is told whose sizes hold, so that it offers what this server takes', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  for (const [limits, name] of [
    ['on', 'anonymous'],
    ['off', 'full'],
  ]) {
    const app = await buildTestApp({ env: { SITE_DIR: dir, LIMITS: limits } });
    expect((await app.inject('/msb/')).body).toContain(`<meta name="eecs-limits" content="${name}">`);
    await app.close();
  }
  await rm(dir, { recursive: true });
});

test('a page is told where nothing is sold, and whether plans count all the same', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  const tagOf = async (env: Readonly<Record<string, string>>) => {
    const app = await buildTestApp({ env: { SITE_DIR: dir, ...env } });
    const { body } = await app.inject('/products');
    await app.close();
    return /<meta name="eecs-selling" content="(\w+)">/.exec(body)?.[1];
  };
  expect(await tagOf({ BILLING: 'off', GATING: 'off' })).toBe('open');
  expect(await tagOf({ BILLING: 'off', GATING: 'on' })).toBe('given');
  expect(await tagOf({ BILLING: 'test', GATING: 'on' })).toBe('test');
  expect(await tagOf({ BILLING: 'manual', GATING: 'on' })).toBeUndefined();
  await rm(dir, { recursive: true });
});

test('a page is told who offers the site where the operator has said so', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  const bodyOf = async (env: Readonly<Record<string, string>>) => {
    const app = await buildTestApp({ env: { SITE_DIR: dir, ...env } });
    const { body } = await app.inject('/terms/terms');
    await app.close();
    return body;
  };
  expect(await bodyOf({ INVOICE_SELLER: 'Ann "Beams" & Co, Riga' })).toContain(
    '<meta name="eecs-seller" content="Ann &#34;Beams&#34; &#38; Co, Riga">',
  );
  expect(await bodyOf({})).not.toContain('eecs-seller');
  await rm(dir, { recursive: true });
});

test('files packed by the build are sent as they are, and have no address of their own', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await mkdir(path.join(dir, 'assets'));
  await mkdir(path.join(dir, 'element'));
  const text = 'const words = "so many words";\n'.repeat(100);
  const packed = brotliCompressSync(text);
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  await writeFile(path.join(dir, 'assets/a-1.js'), text);
  await writeFile(path.join(dir, 'assets/a-1.js.br'), packed);
  await writeFile(path.join(dir, 'element/eecs-beam.js'), text);
  await writeFile(path.join(dir, 'element/eecs-beam.js.br'), packed);
  const app = await buildTestApp({ env: { SITE_DIR: dir } });
  const ask = (accepted?: string) =>
    app.inject({
      url: '/assets/a-1.js',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
  const sent = await ask('gzip, deflate, br');
  expect(sent.headers['content-encoding']).toBe('br');
  expect(sent.headers['content-type']).toContain('javascript; charset=utf-8');
  expect(sent.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(sent.headers.vary).toContain('accept-encoding');
  expect(sent.rawPayload).toEqual(packed);
  // A worker runs under this policy; headers that concern only documents would just make each file longer.
  expect(sent.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['x-frame-options', 'permissions-policy', 'cross-origin-opener-policy']) {
    expect(sent.headers).not.toHaveProperty(name);
    expect((await app.inject('/')).headers).toHaveProperty(name);
  }
  expect((await ask()).body).toBe(text);
  expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
  expect((await app.inject('/assets/a-1.js.br')).statusCode).toBe(404);
  // Foreign pages load this element; they cache it for an hour and then ask whether it has changed.
  expect(sent.headers).not.toHaveProperty('access-control-allow-origin');
  const element = await app.inject({
    url: '/element/eecs-beam.js',
    headers: { origin: 'https://school.example', 'accept-encoding': 'br' },
  });
  expect(element.rawPayload).toEqual(packed);
  expect(element.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
  expect(element.headers.etag).toBeTypeOf('string');
  const again = await app.inject({
    url: '/element/eecs-beam.js',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(element.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await app.close();
  await rm(dir, { recursive: true });
});

test('pages and assets are compressed for who can read that, and caches are told so', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await mkdir(path.join(dir, 'assets'));
  const filling = 'const words = "so many words";\n'.repeat(100);
  await writeFile(path.join(dir, 'index.html'), `<html><head></head><body><!--${filling}--></body></html>`);
  await writeFile(path.join(dir, 'assets/a-1.js'), filling);
  await writeFile(path.join(dir, 'assets/a-1.css'), `/* ${filling} */`);
  await writeFile(path.join(dir, 'assets/a-1.woff2'), filling);
  const app = await buildTestApp({ env: { SITE_DIR: dir } });
  for (const url of ['/', '/msb/', '/assets/a-1.js', '/assets/a-1.css']) {
    const plain = await app.inject(url);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toContain('accept-encoding');
    for (const [accepted, encoding] of [
      // All of a page except its tags was compressed before, with the one encoding whose parts can be concatenated.
      ['br, gzip', url.startsWith('/assets/') ? 'br' : 'gzip'],
      ['gzip', 'gzip'],
      ['br', 'br'],
    ] as const) {
      const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect({ url, encoding: reply.headers['content-encoding'] }).toEqual({ url, encoding });
      expect(reply.headers.vary).toContain('accept-encoding');
      expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(reply.headers['cache-control']).toBe(plain.headers['cache-control']);
    }
  }
  const font = await app.inject({ url: '/assets/a-1.woff2', headers: { 'accept-encoding': 'br' } });
  expect(font.headers).not.toHaveProperty('content-encoding');
  await app.close();
  await rm(dir, { recursive: true });
});

test('without a built site the API is served alone', async () => {
  const app = await buildTestApp();
  const reply = await app.inject('/');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ errno: 40401 });
  await app.close();
});
