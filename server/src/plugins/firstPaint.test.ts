import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';
import { isHome, prepareFirstPaint, readLanguage } from './firstPaint.ts';

const HTML =
  '<html lang="en-US"><head></head><body><div id="root"><!--home--><h1>Beams</h1><!--/home--></div>' +
  '<!--beam--><p>Drawing</p><!--/beam--></body></html>';

test('the first paint of the home page is on the home page alone', () => {
  const choose = prepareFirstPaint(HTML, {});
  expect(choose('/', {})).toContain('<h1>Beams</h1>');
  expect(choose('/', {})).not.toContain('Drawing');
  expect(choose('/?debug=1', {})).toContain('Beams');
  expect(choose('/about', {})).toContain('<div id="root"></div></body>');
});

test('the picture of the beam is on the page of the editor alone', () => {
  const choose = prepareFirstPaint(HTML, { uk: { beam: '<p>Креслення</p>' } });
  for (const url of ['/msb', '/msb/', '/msb/abc?x=1']) {
    expect(choose(url, {})).toContain('<div id="root"></div><!--beam--><p>Drawing</p>');
  }
  expect(choose('/msb/', { acceptLanguage: 'uk' })).toContain('<div id="root"></div><p>Креслення</p>');
  expect(choose('/msbx', {})).not.toContain('Drawing');
});

test('the login is painted for who has no session, saved tasks for who has one', () => {
  const choose = prepareFirstPaint(
    '<div id="root"><!--login--><h1>Log in</h1><!--/login--><!--tasks--><h1>Tasks</h1><!--/tasks--></div>',
    {},
  );
  const cookie = 'a=1; __Host-XSRF-TOKEN=x';
  expect(choose('/login', {})).toContain('Log in');
  expect(choose('/login?from=x', {})).not.toContain('Tasks');
  expect(choose('/task-manager', { cookie })).toContain('Tasks');
  for (const page of [choose('/login', { cookie }), choose('/task-manager', {}), choose('/logins', {})])
    expect(page).toBe('<div id="root"></div>');
});

test('it speaks the language the browser asks for', () => {
  const choose = prepareFirstPaint(HTML, { ru: { home: '<!--home--><h1>Балки $1</h1><!--/home-->' } });
  const russian = choose('/', { acceptLanguage: 'ru-RU,ru;q=0.9' });
  expect(russian).toContain('<html lang="ru"');
  expect(russian).toContain('<h1>Балки $1</h1>');
  expect(russian).not.toContain('Beams');
  expect(choose('/', { acceptLanguage: 'uk' })).toContain('Beams');
});

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['uk-UA,uk;q=0.9,en;q=0.8', 'uk'],
  ['de, ru;q=0.5, en-GB;q=0.7', 'en-US'],
  ['ru;q=0, uk;q=0.1', 'uk'],
  ['*', 'en-US'],
  ['xx;q=abc;;,,', 'en-US'],
] as const)('%s is read as %s', (header, locale) => {
  expect(readLanguage(header)).toBe(locale);
});

test('only the root is the home page', () => {
  expect(['/', '/?a=1'].every(isHome)).toBe(true);
  expect(['/msb', '//x', '/index.html'].some(isHome)).toBe(false);
});

test('the server sends it, and tells caches that the language matters', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'eecs-site-'));
  await writeFile(path.join(dir, 'index.html'), HTML);
  await writeFile(path.join(dir, 'first-paint.json'), JSON.stringify({ uk: { home: '<h1>Балки</h1>' } }));
  const app = await buildTestApp({ env: { SITE_DIR: dir } });
  const home = await app.inject({ url: '/', headers: { 'accept-language': 'uk' } });
  expect(home.body).toContain('<h1>Балки</h1>');
  expect(home.headers.vary).toContain('accept-language');
  const login = await app.inject('/login');
  expect(login.headers.vary).toContain('cookie');
  const other = await app.inject({ url: '/about', headers: { 'accept-language': 'uk' } });
  expect(other.body).not.toContain('<h1>');
  expect(other.headers.vary ?? '').not.toContain('accept-language');
  expect((await app.inject('/first-paint.json')).body).toContain('id="root"');
  await app.close();
  await rm(dir, { recursive: true });
});
