import { describe, expect, it } from 'vitest';
import { formatPlace } from './formatPlace.ts';

describe('formatPlace', () => {
  it('writes feet and inches in US units, in sixteenths where they are', () => {
    expect(formatPlace(147.5, 1)).toBe('12′\u202f3\u00a01/2″');
    expect(formatPlace(120.3, 1)).toBe('10′\u202f0.3″');
    expect(formatPlace(6, 0)).toBe('6 m');
  });
});
