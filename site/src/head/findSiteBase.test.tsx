import { expect, test } from 'vitest';
import { findSiteBase } from './canonical.ts';

test('the site’s public address is what the server wrote before the path, else the origin', () => {
  const { origin, pathname, search } = document.location;
  expect(findSiteBase(document)).toBe(origin);
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = `https://eecs.example/app${pathname}${search}`;
  document.head.append(link);
  expect(findSiteBase(document)).toBe('https://eecs.example/app');
  link.href = 'https://eecs.example/elsewhere';
  expect(findSiteBase(document)).toBe(origin);
  link.remove();
});
