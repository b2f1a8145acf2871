import { expect, test } from 'vitest';
import { getAnchorDelay, getAnchorId, getAnchorTop } from './scrollTarget.ts';

test('an anchor of the same page is reached at once, of another page after 800 ms', () => {
  expect(getAnchorDelay('/about', '/about')).toBe(0);
  expect(getAnchorDelay('/', '/about')).toBe(800);
  expect(getAnchorDelay(null, '/about')).toBe(800);
});

test('108 px stay above an anchor, wherever the page stands', () => {
  expect(getAnchorTop(500, 0)).toBe(392);
  expect(getAnchorTop(-200, 1000)).toBe(692);
});

test('a fragment names an element by its decoded text', () => {
  expect(getAnchorId('#truss-result-sampler-n')).toBe('truss-result-sampler-n');
  expect(getAnchorId('#%D0%B0')).toBe('а');
});

test('an empty, badly encoded or data fragment names nothing', () => {
  expect(getAnchorId('')).toBeNull();
  expect(getAnchorId('#')).toBeNull();
  expect(getAnchorId('#100%')).toBeNull();
  expect(getAnchorId('#c=eJxT')).toBeNull();
});
