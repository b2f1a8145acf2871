import { expect, test } from 'vitest';
import { findRedirectHosts, resolveRedirect } from './resolveRedirect.ts';

const rules = { origin: 'https://eecs.example', hosts: ['pay.example'] };

test('an absolute address of an allowed host is opened as it is', () => {
  expect(resolveRedirect('https://pay.example/order/7?x=1', rules)).toEqual({
    kind: 'open',
    address: 'https://pay.example/order/7?x=1',
  });
});

test('anything else is a path of the application', () => {
  expect(resolveRedirect('/msb/ab12', rules)).toEqual({ kind: 'path', path: '/msb/ab12' });
  expect(resolveRedirect('cabinet', rules)).toEqual({ kind: 'path', path: '/cabinet' });
  expect(resolveRedirect('https://eecs.example/products?branch=1', rules)).toEqual({
    kind: 'path',
    path: '/products?branch=1',
  });
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://pay.example.evil/',
  'https://evil.example\\@pay.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://pay.example/',
])('%s leads nowhere', (address) => {
  expect(resolveRedirect(address, rules)).toBeNull();
});

test('without allowed hosts nothing leads out of the site', () => {
  expect(resolveRedirect('https://pay.example/', { origin: 'https://eecs.example' })).toBeNull();
});

test('the hosts are those that the server wrote into the page', () => {
  const page = (content: string | null) =>
    ({ querySelector: () => (content === null ? null : { content }) }) as unknown as Document;
  expect(findRedirectHosts(page('pay.example checkout.stripe.com'))).toEqual([
    'pay.example',
    'checkout.stripe.com',
  ]);
  expect(findRedirectHosts(page(null))).toEqual([]);
});
