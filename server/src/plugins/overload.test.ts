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

/**
 * A cell that nothing wakes: a thread that waits on it is blocked as if by work, but leaves the processor to others.
 */
const HOLD = new Int32Array(new SharedArrayBuffer(4));

/** How long the event loop is blocked at a time, ms. */
const HOLD_MS = 600;
/** Far more blocks than a refusal needs, on however busy a machine. */
const MOST_HOLDS = 40;

/**
 * Blocks the event loop repeatedly, with short gaps, until a request is refused; returns the statuses answered in the
 * gaps. A gap does not wait for anything, because a loop that waits for a processor on a busy machine counts as idle.
 */
async function hold(ask: () => Promise<number>, most = MOST_HOLDS): Promise<number[]> {
  const answers: number[] = [];
  while (answers.length < most && !answers.includes(REFUSED)) {
    Atomics.wait(HOLD, 0, 0, HOLD_MS);
    await new Promise((resolve) => setImmediate(resolve));
    answers.push(await ask());
  }
  return answers;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('in production new work is refused while the event loop is held, also after an idle time, and taken again after', async () => {
  const { app, ask } = await open();
  // By then the start is over, and the average utilisation since the start is low.
  await pause(START_MS + 1000);
  await expect.poll(ask, { timeout: 30_000 }).toBe(MISSING);
  expect(await hold(ask)).toContain(REFUSED);
  await expect.poll(ask, { timeout: 30_000 }).toBe(MISSING);
  await app.close();
}, 120_000);

test('the load of the start does not count as overload', async () => {
  const opened = performance.now();
  const { app, ask } = await open();
  const early: number[] = [];
  await hold(async () => {
    const answer = await ask();
    // On a busy machine the start may end before the last answers arrive.
    if (performance.now() - opened < START_MS) early.push(answer);
    return answer;
  }, 3);
  expect(early.filter((answer) => answer !== MISSING)).toEqual([]);
  await app.close();
}, 60_000);
