import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/support/testApp.ts';
import { START_MS } from './overload.ts';

const REFUSED = 50301;
const MISSING = 40401;

async function open() {
  const app = await buildTestApp({ env: { NODE_ENV: 'production' } });
  await app.ready();
  return { app, ask: async () => (await app.inject('/api/nothing')).json<{ errno: number }>().errno };
}

/** A cell that nothing wakes: a thread that waits for it is held as by work, and leaves the processor to others. */
const HOLD = new Int32Array(new SharedArrayBuffer(4));

/**
 * Holds the event loop for some seconds with hardly a breath, or until it is refused,
 * and says what was answered in the breaths.
 */
async function hold(seconds: number, ask: () => Promise<number>): Promise<number[]> {
  const answers: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end && !answers.includes(REFUSED)) {
    Atomics.wait(HOLD, 0, 0, 600);
    await new Promise((resolve) => setTimeout(resolve, 1));
    answers.push(await ask());
  }
  return answers;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('in production new work is refused while the event loop is held, also after an idle time, and taken again after', async () => {
  const { app, ask } = await open();
  expect(await ask()).toBe(MISSING);
  // Long enough for a mean since the start to be a low one.
  await pause(6000);
  expect(await hold(5, ask)).toContain(REFUSED);
  await expect.poll(ask, { timeout: 30_000 }).toBe(MISSING);
  await app.close();
}, 60_000);

test('what keeps the event loop busy at the start is no overload', async () => {
  const opened = performance.now();
  const { app, ask } = await open();
  const early: number[] = [];
  await hold(2, async () => {
    const answer = await ask();
    // On a busy machine the start is over before the last answers come.
    if (performance.now() - opened < START_MS) early.push(answer);
    return answer;
  });
  expect(early.filter((answer) => answer !== MISSING)).toEqual([]);
  await app.close();
}, 60_000);
