import { describe, expect, test } from 'vitest';
import { NO_STATE } from '../../test/support/noState.ts';
import { createAnswerCache, type KeptAnswer } from './answerCache.ts';

const kept = (body: string): KeptAnswer => ({
  kind: 'solved',
  id: -1,
  corrections: [],
  told: { gaps: [], statuses: [], state: NO_STATE },
  body,
  isShareable: true,
});

describe('answer cache', () => {
  test('forgets the answer used least recently when it has too many', () => {
    const cache = createAnswerCache({ maxEntries: 2 });
    cache.set('a', kept('1'));
    cache.set('b', kept('2'));
    cache.get('a');
    cache.set('c', kept('3'));
    expect([cache.get('a')?.body, cache.get('b')?.body, cache.get('c')?.body]).toEqual(['1', undefined, '3']);
  });

  test('stays within its bytes, two for each character', () => {
    const cache = createAnswerCache({ maxBytes: 16 });
    cache.set('a', kept('123'));
    cache.set('b', kept('123'));
    expect([cache.get('a')?.body, cache.get('b')?.body]).toEqual(['123', '123']);
    cache.set('c', kept('1234567'));
    expect([cache.get('a')?.body, cache.get('b')?.body, cache.get('c')?.body]).toEqual([
      undefined,
      undefined,
      '1234567',
    ]);
    cache.set('d', kept('12345678'));
    expect([cache.get('c')?.body, cache.get('d')?.body]).toEqual(['1234567', undefined]);
  });
});
