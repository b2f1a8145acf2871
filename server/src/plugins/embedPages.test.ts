import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-embed-'));
  await mkdir(path.join(dir, 'embed'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>site</body></html>');
  await writeFile(path.join(dir, 'embed/index.html'), '<html><head></head><body>frame</body></html>');
});
afterAll(() => rm(dir, { recursive: true }));

test.each([
  ['nobody but the site', '', "frame-ancestors 'self'"],
  ['whom the operator names', 'https://school.example', "frame-ancestors 'self' https://school.example"],
  ['everybody, where the operator says so', '*', "frame-ancestors 'self' *"],
])('a page with an editor alone may be framed by %s', async (_, origins, expected) => {
  const app = await buildTestApp({ env: { SITE_DIR: dir, EMBED_ORIGINS: origins } });
  for (const url of ['/embed/msb', '/embed/truss', '/embed/frame']) {
    const { headers, body, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('frame');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(String(headers['content-security-policy']).split('; ')).toContain(expected);
    const [, nonce = ''] = /csp-nonce" content="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headers['set-cookie']).toBeUndefined();
  }
  await app.close();
});

test('every other page of the site is framed by nobody', async () => {
  const app = await buildTestApp({ env: { SITE_DIR: dir, EMBED_ORIGINS: '*' } });
  for (const url of ['/', '/msb/', '/embed/msb/other']) {
    const { headers } = await app.inject(url);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  await app.close();
});

describe('the frame that a page shows instead of a link', () => {
  const pack = (document: object) => deflateSync(JSON.stringify(document)).toString('base64url');
  const BEAM = pack({ schema: 1, title: 'Porch "A" <b>', L: 6, supports: [{ className: 'clamp', x: 0 }] });
  const TRUSS = pack({ schema: 1, kind: 'truss', title: 'Roof', joints: [], links: [] });
  const FRAME = pack({ schema: 1, kind: 'frame', title: 'Hall', joints: [], members: [] });
  const ask = async (query: Readonly<Record<string, string>>, origins = '*') => {
    const app = await buildTestApp({ env: { SITE_DIR: dir, EMBED_ORIGINS: origins } });
    const reply = await app.inject({ url: '/oembed', query: { ...query } });
    await app.close();
    return reply;
  };

  test('is the frame of the shared document, with its title', async () => {
    const { statusCode, headers, body } = await ask({ url: `https://example.org/msb/#c=${BEAM}` });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(body)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Porch "A" <b>',
      provider_name: 'EECS',
      provider_url: 'https://example.org/',
      cache_age: 86_400,
      width: 800,
      height: 600,
      html: `<iframe src="https://example.org/embed/msb#c=${BEAM}" title="Porch &#34;A&#34; &#60;b&#62;" width="800" height="600" style="border: 0" allowfullscreen></iframe>`,
    });
  });

  test('is a frame too, of its own editor alone', async () => {
    const hall = await ask({ url: `https://example.org/frame/#c=${FRAME}` });
    expect(hall.json()).toMatchObject({ title: 'Hall' });
    expect(hall.body).toContain(`https://example.org/embed/frame#c=${FRAME}`);
    expect((await ask({ url: `https://example.org/truss/#c=${FRAME}` })).statusCode).toBe(404);
    expect((await ask({ url: 'https://example.org/frame/17' })).statusCode).toBe(401);
  });

  test('is a truss as well, and an editor without a document', async () => {
    const truss = await ask({ url: `https://example.org/truss/#c=${TRUSS}`, format: 'json' });
    expect(truss.json()).toMatchObject({ title: 'Roof' });
    expect(truss.body).toContain(`https://example.org/embed/truss#c=${TRUSS}`);
    const empty = await ask({ url: 'https://example.org/msb' });
    expect(empty.json()).not.toHaveProperty('title');
    expect(empty.body).toContain('src=\\"https://example.org/embed/msb\\"');
  });

  test('is no larger than there is room for', async () => {
    const url = `https://example.org/msb/#c=${BEAM}`;
    expect((await ask({ url, maxwidth: '420', maxheight: '315' })).json()).toMatchObject({
      width: 420,
      height: 315,
    });
    expect((await ask({ url, maxwidth: '4000' })).json()).toMatchObject({ width: 800, height: 600 });
    expect((await ask({ url, maxwidth: 'wide' })).statusCode).toBe(400);
  });

  test('is a link where nobody may frame the editors', async () => {
    const body = (await ask({ url: `https://example.org/msb/#c=${BEAM}` }, '')).json<object>();
    expect(body).toMatchObject({ type: 'link', title: 'Porch "A" <b>' });
    expect(body).not.toHaveProperty('html');
  });

  test.each([
    ['nothing that is shared', 'https://example.org/about', 404],
    ['another site', `https://other.example/msb/#c=${BEAM}`, 404],
    ['a document cut off', `https://example.org/msb/#c=${BEAM.slice(0, -9)}`, 404],
    ['a truss in the place of a beam', `https://example.org/msb/#c=${TRUSS}`, 404],
    ['markup in the place of a document', 'https://example.org/msb/#c="><script>', 404],
    ['what is no address', 'msb', 404],
    ['a task of somebody', 'https://example.org/msb/17', 401],
    ['its preview', 'https://example.org/preview-truss17', 401],
  ])('is refused for %s', async (_, url, status) => {
    expect((await ask({ url })).statusCode).toBe(status);
  });

  test('is refused for two links at once', async () => {
    const app = await buildTestApp({ env: { SITE_DIR: dir } });
    const link = 'url=https%3A%2F%2Fexample.org%2Fmsb%2F';
    expect((await app.inject(`/oembed?${link}&${link}`)).statusCode).toBe(400);
    await app.close();
  });

  test('comes as JSON alone', async () => {
    const reply = await ask({ url: 'https://example.org/msb/', format: 'xml' });
    expect([reply.statusCode, reply.json<{ errno: number }>().errno]).toEqual([501, 50101]);
  });

  test('is found by the head of the editors', async () => {
    const app = await buildTestApp({ env: { SITE_DIR: dir, EMBED_ORIGINS: '*' } });
    for (const path of ['/msb/', '/truss/', '/frame/']) {
      const { body } = await app.inject(path);
      const [, href = ''] =
        /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
      const { pathname, search } = new URL(href.replaceAll('&#38;', '&'));
      expect((await app.inject(pathname + search)).json()).toMatchObject({ type: 'rich' });
    }
    expect((await app.inject('/about')).body).not.toContain('json+oembed');
    await app.close();
  });
});
