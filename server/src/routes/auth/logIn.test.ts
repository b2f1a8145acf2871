import { expect, test } from 'vitest';
import { credentials, openBrowser, WIRE } from '../../../test/support/accounts.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { createPasswordHasher } from '../../accounts/passwordHash.ts';

test('while too many passwords wait, a login is put off before the database is asked', async () => {
  let release: (tag: Uint8Array) => void = () => undefined;
  const held = new Promise<Uint8Array>((resolve) => (release = resolve));
  const hasher = createPasswordHasher({ atOnce: 1, derive: () => held });
  const app = await buildTestApp({ hasher });
  await app.ready();
  const logIn = () =>
    openBrowser(app).post('/auth', { headers: credentials('user@example.com', WIRE.right) });
  // One hash runs, and the queue is full.
  const hashes = Array.from({ length: 33 }, () => hasher.hash(WIRE.right));
  const putOff = await logIn();
  release(new Uint8Array(32));
  await Promise.all(hashes);
  expect([putOff.statusCode, putOff.headers['retry-after']]).toEqual([503, '2']);
  expect(putOff.json()).toMatchObject({ error: 'busy' });
  // The database of this test is unavailable.
  expect((await logIn()).json()).toMatchObject({ error: 'db' });
  await app.close();
});

test.each([
  ['en-US', '/auth', 'The login details cannot be read: /headers/authorization is missing'],
  [
    'ru',
    '/auth/emergency',
    'Не удалось прочитать данные для входа: /headers/authorization: поле отсутствует',
  ],
])('a call without its header is told that, in %s', async (locale, url, message) => {
  const app = await buildTestApp();
  const reply = await openBrowser(app).post(url, { headers: { 'client-locale': locale } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ errno: 40001, message });
  await app.close();
});
