import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

test('with the list of its pages the site says 404 for any other, and shows the same page', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  await writeFile(path.join(dir, 'routes.json'), '["/", "/msb/*", "/preview-msb:id"]');
  const app = await buildTestApp({ env: { SITE_DIR: dir } });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf('/'), await statusOf('/msb/x/y'), await statusOf('/preview-msb42')]).toEqual([
    200, 200, 200,
  ]);
  const unknown = await app.inject('/nowhere');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('app');
  expect(await statusOf('/routes.json')).toBe(404);
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
