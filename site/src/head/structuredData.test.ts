import { expect, test } from 'vitest';
import { createStructuredData, getDescription } from './structuredData.ts';

test('the offer is in USD from 22.56', () => {
  expect(createStructuredData({ locale: 'en-US' })['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: '22.56',
    highPrice: '47.00',
    offerCount: 6,
  });
});

test('the lowest and the highest price are prices of offers, all of a month', () => {
  const { offers, lowPrice, highPrice } = createStructuredData({ locale: 'en-US' })['offers'] as Record<
    'lowPrice' | 'highPrice',
    string
  > & {
    readonly offers: readonly {
      readonly price: string;
      readonly priceSpecification: {
        readonly price: string;
        readonly referenceQuantity: { readonly value: number };
      };
    }[];
  };
  // 270.72 USD for twelve months are 22.56 a month.
  const prices = offers.map(({ price }) => Number(price));
  expect(prices).toEqual([28.2, 25.38, 22.56, 47, 42.3, 37.6]);
  expect([Math.min(...prices).toFixed(2), Math.max(...prices).toFixed(2)]).toEqual([lowPrice, highPrice]);
  for (const { price, priceSpecification: charged } of offers)
    expect(Number(price) * charged.referenceQuantity.value).toBeCloseTo(Number(charged.price), 6);
});

test('the free bundle is reported by its own word', () => {
  expect(createStructuredData({ locale: 'en-US' })).toMatchObject({ isAccessibleForFree: true });
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
