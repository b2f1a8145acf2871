import { expect, test } from 'vitest';
import { giveWay } from './giveWay.ts';

const KIB = 1024;

test.each([
  ['a small body keeps its turn', 64 * KIB, ['body', 'other']],
  ['a large one lets others go first', 64 * KIB + 1, ['other', 'body']],
])('%s', async (_, bytes, expected) => {
  const order: string[] = [];
  const other = new Promise<void>((resolve) =>
    setImmediate(() => {
      order.push('other');
      resolve();
    }),
  );
  await giveWay(new Uint8Array(bytes));
  order.push('body');
  await other;
  expect(order).toEqual(expected);
});
