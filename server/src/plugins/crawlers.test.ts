import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

test('crawlers are told the public pages under the address of the site, and what is not for them; pages the hosts they may lead to', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  await writeFile(path.join(dir, 'sitemap.json'), '["/", "/guide/beams/1"]');
  const app = await buildTestApp({
    env: {
      SITE_DIR: dir,
      PUBLIC_URL: 'https://example.org',
      REDIRECT_HOSTS: 'pay.example, shop.example:8443',
    },
  });
  expect((await app.inject('/')).body).toContain(
    '<meta name="eecs-redirect-hosts" content="pay.example shop.example:8443">',
  );
  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain('Sitemap: https://example.org/sitemap.xml');
  expect(robots.body).toContain('Disallow: /callback');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect(sitemap.body).toContain('<loc>https://example.org/guide/beams/1</loc>');
  await app.close();
  await rm(dir, { recursive: true });
});

test('a site whose keeping is switched off gives browsers a worker that forgets it, and tells its pages', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), '<html><head></head><body>app</body></html>');
  await writeFile(path.join(dir, 'sw.js'), 'const kept = true;');
  for (const [offline, said, worker] of [
    ['on', false, 'const kept'],
    ['off', true, 'unregister'],
  ] as const) {
    const app = await buildTestApp({ env: { SITE_DIR: dir, OFFLINE: offline } });
    expect((await app.inject('/')).body.includes('<meta name="eecs-offline" content="off">')).toBe(said);
    const script = await app.inject('/sw.js');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('no-cache');
    expect(script.body).toContain(worker);
    await app.close();
  }
  await rm(dir, { recursive: true });
});
