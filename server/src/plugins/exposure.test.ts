import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestAppOptions } from '../../test/support/testApp.ts';
import { createLogger } from '../start/logger.ts';

const PAGE = '<!doctype html><html><head></head></html>';
const PRODUCTION = { NODE_ENV: 'production' };

describe('routes that anonymous callers can reach', () => {
  let folder: string;
  let app: FastifyInstance | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'eecs-exposure-'));
    const files = ['index.html', 'icon.svg', 'entry.js', 'style.css', 'data.json', 'manifest.webmanifest'];
    await mkdir(path.join(folder, 'site', '.git'), { recursive: true });
    for (const file of files) await writeFile(path.join(folder, 'site', file), PAGE);
    for (const file of ['secrets.json', 'site/.env', 'site/.git/config'])
      await writeFile(path.join(folder, file), 'canary');
  });
  afterEach(() => app?.close());
  afterAll(() => rm(folder, { recursive: true }));

  const build = async ({ env = {}, ...others }: TestAppOptions = {}) => {
    app = await buildTestApp({ ...others, env: { SITE_DIR: path.join(folder, 'site'), ...env } });
    return app;
  };

  test('is no file beside the built ones, no hidden one and no list of them', async () => {
    const server = await build();
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    for (const target of [
      '/../secrets.json',
      '/%2e%2e/secrets.json',
      '/..%2fsecrets.json',
      '/assets/..%5c..%5csecrets.json',
      '/.env',
      '/.git/config',
    ])
      expect(await send(address, `GET ${target} HTTP/1.1`), target).not.toContain('canary');
    for (const target of ['/.git/', '/assets/', '/'])
      expect(await send(address, `GET ${target} HTTP/1.1`), target).not.toMatch(/entry\.js|config/);
    expect(await send(address, 'GET /entry.js HTTP/1.1')).toContain(PAGE);
  });

  test.each([
    ['/entry.js', 'application/javascript'],
    ['/style.css', 'text/css'],
    ['/icon.svg', 'image/svg+xml'],
    ['/data.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/about', 'text/html'],
    ['/api/nothing', 'application/json'],
  ])('%s states its type and its characters', async (url, type) => {
    const reply = await (await build()).inject(url);
    expect(reply.headers['content-type']).toBe(`${type}; charset=utf-8`);
  });

  test('is nothing that operators ask, nor a word of it in the description of the API', async () => {
    const server = await build({ env: PRODUCTION });
    const { paths } = (await server.inject('/openapi.json')).json<{ paths: object }>();
    const roots = new Set(Object.keys(paths).map((each) => each.split('/')[1]));
    expect(roots).toEqual(new Set(['auth', 'case', 'data', 'oembed', 'subscription']));
    for (const url of ['/metrics', '/livez', '/readyz', '/documentation']) {
      const { body } = await server.inject(url);
      // The site's page for unknown addresses.
      expect(body, url).toContain('<!doctype html>');
      expect(body, url).not.toMatch(/openapi"|# HELP|"live"|"db"/);
    }
  });

  test('is no word about what the server is made of', async () => {
    const { headers } = await (await build({ env: PRODUCTION })).inject('/about');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('is no way to have a request given back', async () => {
    const address = await (await build()).listen({ port: 0, host: '127.0.0.1' });
    for (const target of ['/', '/case/msb'])
      expect(await send(address, `TRACE ${target} HTTP/1.1`, 'X-Secret: canary')).toMatch(
        /^HTTP\/1\.1 40[45] (?![\s\S]*canary)/,
      );
  });

  test('is no request within a request: two lengths are refused', async () => {
    const address = await (await build()).listen({ port: 0, host: '127.0.0.1' });
    for (const lengths of [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', 'Content-Length: 5'],
      ['Transfer-Encoding: chunked, identity'],
    ])
      expect(await send(address, 'POST /case/msb HTTP/1.1', ...lengths)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('is answered where it is asked: a call is never sent on to another address', async () => {
    const server = await build({ env: { ...PRODUCTION, TRUST_PROXY: '127.0.0.1' } });
    for (const url of ['/case/msb', '/api/auth', '/auth/'])
      expect(
        (await server.inject({ method: 'POST', url, headers: { 'x-forwarded-proto': 'http' } })).statusCode,
        url,
      ).toBeGreaterThanOrEqual(400);
  });

  test.each([
    [{}, '127.0.0.1'],
    [{ TRUST_PROXY: '10.0.0.1' }, '127.0.0.1'],
    [{ TRUST_PROXY: '127.0.0.1' }, '203.0.113.9'],
  ])('with %o a client that names an address is %s', async (env, client) => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const server = await build({ env, logger: createLogger('info', sink) });
    // A proxy appends the address that it saw to those that its client sent.
    await server.inject({ url: '/about', headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } });
    expect(lines.join('')).toContain(`"client":"${client}"`);
  });
});

/** Sends the bytes of a request and returns those of its answer. */
async function send(address: string, ...lines: readonly string[]): Promise<string> {
  const { port } = new URL(address);
  const socket = net.connect(Number(port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [first = '', ...headers] = lines;
  socket.write([first, 'Host: example.org', 'Connection: close', ...headers, '', ''].join('\r\n'));
  await once(socket, 'close');
  return text;
}
