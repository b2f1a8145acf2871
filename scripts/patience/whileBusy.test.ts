import { expect, test } from 'vitest';
import { type ReplyState, whileBusy } from './whileBusy.ts';

/** Returns the answers one after another, the last one repeatedly; records the pauses. */
function open(...answers: readonly ReplyState[]) {
  const pauses: number[] = [];
  let count = 0;
  const send = () => Promise.resolve(answers[count++] ?? answers.at(-1));
  const asked = whileBusy(send, (told) => told ?? { status: 0, retryAfter: null }, {
    forMs: 10_000,
    wait: (ms) => Promise.resolve(pauses.push(ms)),
  });
  return { asked, pauses };
}

test('a call is sent again when the server says, or a second later', async () => {
  const done = { status: 200, retryAfter: null };
  const { asked, pauses } = open(
    { status: 503, retryAfter: '2' },
    { status: 504, retryAfter: undefined },
    done,
  );
  expect([await asked, pauses]).toEqual([done, [2000, 1000]]);
});

test('any other answer is the answer', async () => {
  const refused = { status: 429, retryAfter: '900' };
  const { asked, pauses } = open(refused);
  expect([await asked, pauses]).toEqual([refused, []]);
});

test('a server that stays busy is no answer', async () => {
  const { asked, pauses } = open({ status: 503, retryAfter: '4' });
  await expect(asked).rejects.toThrow('A call was answered 503 for 10 s.');
  expect(pauses).toEqual([4000, 4000]);
});
