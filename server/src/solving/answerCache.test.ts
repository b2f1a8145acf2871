import { describe, expect, test } from 'vitest';
import { createAnswerCache } from './answerCache.ts';

describe('answer cache', () => {
  test('forgets the answer used least recently when it has too many', () => {
    const cache = createAnswerCache({ maxEntries: 2 });
    cache.set('a', '1');
    cache.set('b', '2');
    cache.get('a');
    cache.set('c', '3');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1', undefined, '3']);
  });

  test('stays within its bytes, two for each character', () => {
    const cache = createAnswerCache({ maxBytes: 16 });
    cache.set('a', '123');
    cache.set('b', '123');
    expect([cache.get('a'), cache.get('b')]).toEqual(['123', '123']);
    cache.set('c', '1234567');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, undefined, '1234567']);
    cache.set('d', '12345678');
    expect([cache.get('c'), cache.get('d')]).toEqual(['1234567', undefined]);
  });
});
