import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { makeTemporaryFolder } from '../../test/support/temporaryFolder.ts';
import { buildTestApp } from '../../test/support/testApp.ts';
import { rm } from 'node:fs/promises';

describe('llms.txt', () => {
  let dir: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    dir = await makeTemporaryFolder('eecs-llms-');
    await mkdir(path.join(dir, 'embed'));
    await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
    const page = {
      title: 'Beams [1] – Guide – EECS',
      description: 'How beams\nare drawn',
      html: '<main><h1>Beams</h1><p>A <strong>pin</strong>.</p></main><nav>EECS</nav>',
    };
    const text = { 'en-US': { '/guide/beams': page, '/guide/:part/:index': page, '/terms/terms': page } };
    await writeFile(path.join(dir, 'text-pages.json'), JSON.stringify(text));
    app = await buildTestApp({ env: { SITE_DIR: dir }, publicUrl: 'https://beams.example' });
  });

  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });

  test('states what the product is, and lists its entry points and its guide', async () => {
    const { statusCode, headers, body } = await app.inject('/llms.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# EECS\n\n> \S/);
    expect(body).toContain('- [Beams 1](https://beams.example/guide/beams): How beams are drawn\n');
    expect(body).not.toMatch(/\/terms\/|\/:/);
  });

  test('names every tool for models', async () => {
    const { body } = await app.inject('/llms.txt');
    const named = /tools ([\w, ]+)$/m.exec(body)?.[1]?.split(', ') ?? [];
    const reply = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    const { tools } = reply.json<{ result: { tools: { name: string; _meta?: Meta }[] } }>().result;
    const forModels = tools.filter(({ _meta }) => _meta?.ui?.visibility?.includes('model') !== false);
    expect(named.sort()).toEqual(forModels.map(({ name }) => name).sort());
  });

  test('the full text adds how documents are written, units, examples and the text of the guide', async () => {
    const { statusCode, headers, body } = await app.inject('/llms-full.txt');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const { body: short } = await app.inject('/llms.txt');
    expect(body.startsWith(short.trim())).toBe(true);
    for (const heading of [
      'A beam',
      'A truss',
      'A frame',
      'Units of a document',
      'Signs',
      'Combinations',
      'Beams',
    ])
      expect(body).toContain(`\n## ${heading}`);
    const example = /^- solve_truss: `(.+)`$/m.exec(body)?.[1] ?? '';
    expect(JSON.parse(example)).toMatchObject({
      truss: {
        links: [
          { i: 0, j: 2 },
          { i: 1, j: 2 },
        ],
      },
    });
    expect(body).toMatch(/\n## Beams\n\nA \*\*pin\*\*\.\n$/);
  });

  test('names no address that leads nowhere', async () => {
    const { body } = await app.inject('/llms.txt');
    const targets = [...body.matchAll(/https:\/\/beams\.example(\/[\w./-]*)/g)].map(([, to = '']) => to);
    expect(targets.length).toBeGreaterThan(8);
    for (const url of new Set(targets)) {
      const isCall = body.includes(`POST https://beams.example${url}:`) || url === '/mcp';
      const reply = await app.inject({
        method: isCall ? 'POST' : 'GET',
        url,
        ...(isCall && { payload: {} }),
      });
      // A call without its required parameters is answered with an error that names them; agents must state which types
      // they accept.
      const status = url === '/mcp' ? 406 : isCall || url === '/oembed' ? 400 : 200;
      expect([url, reply.statusCode]).toEqual([url, status]);
    }
  });

  test('is there without a built site too', async () => {
    const bare = await buildTestApp({ publicUrl: 'https://beams.example' });
    expect((await bare.inject('/llms.txt')).body).toContain('https://beams.example/openapi.json');
    await bare.close();
  });
});

interface Meta {
  readonly ui?: { readonly visibility?: readonly string[] };
}
