import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';

test('in production new work is refused while the event loop is held, and taken again after', async () => {
  const app = await buildTestApp({ env: { NODE_ENV: 'production' } });
  await app.ready();
  const ask = async () => (await app.inject('/api/nothing')).json<{ errno: number }>().errno;
  expect(await ask()).toBe(40401);
  const answers: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const end = performance.now() + 1500;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 20));
    answers.push(await ask());
  }
  expect(answers).toContain(50301);
  await expect.poll(ask, { timeout: 30_000 }).toBe(40401);
  await app.close();
}, 60_000);
