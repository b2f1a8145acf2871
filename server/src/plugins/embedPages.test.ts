import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  for (const url of ['/embed/msb', '/embed/truss']) {
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
