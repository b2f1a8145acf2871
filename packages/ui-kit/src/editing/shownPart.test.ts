import { expect, test } from 'vitest';
import { joinShown, splitShown } from './shownPart.ts';

test('the view travels with a link and is restored from it', () => {
  const joined = joinShown('#c=abc', { set: 'all', view: [0.25, 0.5] }, 100);
  expect(splitShown(joined)).toEqual({ packed: '#c=abc', shown: { set: 'all', view: [0.25, 0.5] } });
});

test('links without a view, or with a truncated one, keep their document; truncation is reported', () => {
  expect(joinShown('#c=abc', {}, 100)).toBe('#c=abc');
  expect(joinShown('#c=abc', undefined, 100)).toBe('#c=abc');
  expect(splitShown('#c=abc')).toEqual({ packed: '#c=abc', shown: undefined });
  expect(splitShown('#c=abc&shown=%7B%22set')).toEqual({ packed: '#c=abc', shown: null });
});

test('a document that fits only without what is shown of it goes alone', () => {
  const joined = '#c=abc&shown=%7B%22set%22%3A1%7D';
  expect(joinShown('#c=abc', { set: 1 }, joined.length)).toBe(joined);
  expect(joinShown('#c=abc', { set: 1 }, joined.length - 1)).toBe('#c=abc');
});
