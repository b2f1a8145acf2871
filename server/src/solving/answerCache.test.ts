import { describe, expect, test } from 'vitest';
import { NO_STATE } from '../../test/support/noState.ts';
import { createAnswerCache, type AnswerCache, type KeptAnswer } from './answerCache.ts';

const kept = (body: string): KeptAnswer => ({
  kind: 'solved',
  id: -1,
  corrections: [],
  described: { gaps: [], statuses: [], state: NO_STATE },
  body: new TextEncoder().encode(body),
  isShareable: true,
});

const read = (cache: AnswerCache, key: string) => {
  const answer = cache.get(key);
  return answer && new TextDecoder().decode(answer.body);
};

describe('answer cache', () => {
  test('forgets the answer used least recently when it has too many', () => {
    const cache = createAnswerCache({ maxEntries: 2 });
    cache.set('a', kept('1'));
    cache.set('b', kept('2'));
    cache.get('a');
    cache.set('c', kept('3'));
    expect([read(cache, 'a'), read(cache, 'b'), read(cache, 'c')]).toEqual(['1', undefined, '3']);
  });

  test('stays within its bytes, two for each character of a key', () => {
    const cache = createAnswerCache({ maxBytes: 10 });
    cache.set('a', kept('123'));
    cache.set('b', kept('123'));
    expect([read(cache, 'a'), read(cache, 'b')]).toEqual(['123', '123']);
    cache.set('c', kept('12345678'));
    expect([read(cache, 'a'), read(cache, 'b'), read(cache, 'c')]).toEqual([
      undefined,
      undefined,
      '12345678',
    ]);
    cache.set('d', kept('123456789'));
    expect([read(cache, 'c'), read(cache, 'd')]).toEqual(['12345678', undefined]);
  });

  test('keeps no answer that would push out many', () => {
    const cache = createAnswerCache({ maxBytes: 100, maxBytesEach: 10 });
    cache.set('a', kept('12345678'));
    cache.set('b', kept('123456789'));
    expect([read(cache, 'a'), read(cache, 'b')]).toEqual(['12345678', undefined]);
  });
});
