import { expect, test } from 'vitest';
import { SUBSCRIPTION } from '@eecs/solver-core/rules';
import { createStructuredData, getDescription, LOWEST_PRICE_USD } from './structuredData.ts';

test('the offer is in USD from 22.56', () => {
  expect(createStructuredData({ locale: 'en-US' })['offers']).toEqual({
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: '22.56',
  });
});

test('the price is that of the subscriptions', () => {
  expect(LOWEST_PRICE_USD).toBe(SUBSCRIPTION.lowestPriceUsd);
});

test('the address stands in it only when it is known', () => {
  expect(createStructuredData({ locale: 'uk' })).not.toHaveProperty('url');
  expect(createStructuredData({ locale: 'uk', url: 'https://eecs.example/' })['url']).toBe(
    'https://eecs.example/',
  );
});

test('each language has its own description', () => {
  expect(new Set((['en-US', 'ru', 'uk'] as const).map(getDescription)).size).toBe(3);
});
