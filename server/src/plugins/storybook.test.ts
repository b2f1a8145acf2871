import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

const INLINE = "\n  window.CONFIG_TYPE = 'PRODUCTION';\n";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-storybook-'));
  await mkdir(path.join(dir, 'assets'));
  await writeFile(
    path.join(dir, 'index.html'),
    '<head><script type="module" src="./a.js"></script></head>manager',
  );
  await writeFile(path.join(dir, 'iframe.html'), `<script>${INLINE}</script>preview`);
  await writeFile(path.join(dir, 'index.json'), '{}');
  await writeFile(path.join(dir, 'assets/a-1.js'), 'let a;');
});
afterAll(() => rm(dir, { recursive: true }));

const build = () => buildTestApp({ env: { STORYBOOK_DIR: dir } });
const policyOf = (headers: Readonly<Record<string, unknown>>) =>
  String(headers['content-security-policy']).split('; ');

test('where it is built, Storybook is under /storybook, with or without a slash', async () => {
  const app = await build();
  for (const url of ['/storybook', '/storybook/', '/storybook/index.html', '/storybook/?path=/story/beam']) {
    const { body, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('manager');
    expect(body).toContain('<base href="/storybook/"');
  }
  expect((await app.inject('/storybook/index.json')).headers['cache-control']).toBe('no-cache');
  expect((await app.inject('/storybook/assets/a-1.js')).headers['cache-control']).toContain('immutable');
  for (const url of [
    '/storybook/nothing.js',
    '/storybook/../package.json',
    '/storybook/%2e%2e/x',
    '/storybook/assets/',
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404);
  await app.close();
});

test('it runs its own scripts alone, and only it may frame its stories', async () => {
  const app = await build();
  const outer = await app.inject('/storybook/index.html');
  expect(policyOf(outer.headers)).toEqual(
    expect.arrayContaining(["script-src 'self'", "frame-ancestors 'none'"]),
  );
  expect(outer.headers['x-frame-options']).toBe('DENY');
  const inner = await app.inject('/storybook/iframe.html?id=beam');
  const hash = createHash('sha256').update(INLINE).digest('base64');
  expect(policyOf(inner.headers)).toEqual(
    expect.arrayContaining([`script-src 'self' 'sha256-${hash}'`, "frame-ancestors 'self'"]),
  );
  expect(inner.headers).not.toHaveProperty('x-frame-options');
  for (const { headers } of [outer, inner]) expect(headers['set-cookie']).toBeUndefined();
  await app.close();
});

test('until it is built there is no such page, and then it is there without a new start', async () => {
  const later = path.join(dir, 'later');
  const app = await buildTestApp({ env: { STORYBOOK_DIR: later } });
  expect((await app.inject('/storybook/')).statusCode).toBe(404);
  await mkdir(path.join(later, 'assets'), { recursive: true });
  await writeFile(path.join(later, 'index.html'), '<head></head>built meanwhile');
  await writeFile(path.join(later, 'assets/b-1.js'), 'let b;');
  expect((await app.inject('/storybook/')).body).toContain('built meanwhile');
  expect((await app.inject('/storybook/assets/b-1.js')).body).toBe('let b;');
  await app.close();
});
