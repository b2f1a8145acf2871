import { expect, test } from 'vitest';
import { DEFAULT_CHOICE, readChoice, subscribePath } from './subscribePath.ts';

test('a choice comes back from its address', () => {
  const choice = { productId: 0, branchId: 1, bundleId: 3, period: 12 } as const;
  const { search } = new URL(subscribePath(choice), 'https://example.com');
  expect(readChoice(search)).toEqual(choice);
});

test('a missing or invalid choice becomes the default', () => {
  expect(readChoice('')).toEqual(DEFAULT_CHOICE);
  expect(readChoice('?branch=-1&bundle=x&period=7')).toEqual(DEFAULT_CHOICE);
});
