import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

/** A call that needs no database. */
const CALL = '/data/sections/no-such-class';

test('a language nobody knows, however long its name, is answered in English', async () => {
  const app = await openApp();
  const unknown = { 'client-locale': 'x'.repeat(2000) };
  expect((await app.inject({ url: CALL, headers: unknown })).statusCode).toBe(200);
  const posted = await app.inject({ method: 'POST', url: '/auth/options', headers: unknown, payload: {} });
  expect(posted.json()).toMatchObject({
    errno: 40101,
    message: expect.stringMatching(/^[ -~’]+$/) as string,
  });
});

test('counted calls say how many are left', async () => {
  const app = await openApp();
  const left = async () => {
    const { headers } = await app.inject(CALL);
    expect(headers['ratelimit-limit']).toBe('300');
    expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
    return Number(headers['ratelimit-remaining']);
  };
  expect([await left(), await left()]).toEqual([299, 298]);
});

test.each([CALL, `${CALL}/`, `/api${CALL}`, `/api${CALL}/`])('%s is one and the same call', async (url) => {
  const app = await openApp();
  expect((await app.inject(url)).json()).toEqual({ failed: true });
});

async function openApp() {
  const app = await buildTestApp();
  onTestFinished(() => app.close());
  return app;
}
