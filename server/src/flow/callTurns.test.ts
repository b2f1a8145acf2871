import { expect, test } from 'vitest';
import { createCallTurns } from './callTurns.ts';

const LATE = new Error('late');

test('calls begin one after another, and a failed one does not stop the next', async () => {
  const inTurn = createCallTurns(new AbortController().signal);
  const seen: string[] = [];
  const call = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('a');
    return name;
  };
  const all = await Promise.allSettled(['a', 'b'].map((name) => inTurn(call(name))));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('when the time is over the answered calls keep their answers, and each other is refused by itself', async () => {
  const controller = new AbortController();
  const inTurn = createCallTurns(controller.signal);
  let begun = 0;
  const never = () => {
    begun += 1;
    return new Promise<string>(() => undefined);
  };
  const all = Promise.allSettled([inTurn(() => Promise.resolve('answer')), inTurn(never), inTurn(never)]);
  await expect.poll(() => begun).toBe(1);
  controller.abort(LATE);
  expect(await all).toEqual([
    { status: 'fulfilled', value: 'answer' },
    { status: 'rejected', reason: LATE },
    { status: 'rejected', reason: LATE },
  ]);
  expect(begun).toBe(1);
  await expect(inTurn(never)).rejects.toBe(LATE);
});
