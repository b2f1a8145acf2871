import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { USER_OPTIONS as SHOWN_OPTIONS } from '@eecs/ui-account';
import { PRODUCTS } from '../../server/src/plans/bundles.ts';
import { USER_OPTIONS } from '../../server/src/words/userOptions.ts';

/** Constants that two workspaces state separately, because neither may import the other. */

test('the price that search engines read is the lowest of a month among the plans', () => {
  const prices = PRODUCTS.flatMap(({ c1_cents, c6_cents, c12_cents }) => [c1_cents, c6_cents, c12_cents]);
  const lowest = Math.min(...prices.filter((cents) => cents > 0));
  const source = readFileSync('site/src/head/structuredData.ts', 'utf8');
  expect(/LOWEST_PRICE_USD = ([\d.]+);/.exec(source)?.[1]).toBe((lowest / 100).toFixed(2));
});

test('the prices that search engines read are those of the plans', () => {
  const charged = PRODUCTS.filter(({ branch_id }) => branch_id === 1).flatMap(
    ({ bundle_id, p1_cents, p6_cents, p12_cents }) =>
      bundle_id === 1 ? [p1_cents] : [p1_cents, p6_cents, p12_cents],
  );
  const source = readFileSync('site/src/head/structuredData.ts', 'utf8');
  const read = [...source.matchAll(/months: \d+, price: ([\d.]+) \}/g)].map(([, price]) =>
    Math.round(Number(price) * 100),
  );
  expect(read).toEqual(charged);
});

test('default options are the same in the browser and in the account', () => {
  expect(SHOWN_OPTIONS).toEqual(USER_OPTIONS);
});
