import { expect, test } from 'vitest';
import { createStructuredData, getDescription } from './structuredData.ts';

test('the offer is in USD from 22.56', () => {
  expect(createStructuredData({ locale: 'en-US' })['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: '22.56',
    highPrice: '451.20',
    offerCount: 7,
  });
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
