import { describe, expect, it } from 'vitest';
import { cite, describeCompared, toRow } from './check.ts';

describe('a row of a verification case', () => {
  // 4 kN·m instead of 5 kN·m in a problem whose scale is 10 kN·m: a tenth of the scale, a fifth of the number.
  const of = (tolerance: number) =>
    toRow('M(2)', { expected: 5000, found: 4000, deviation: 0.1, tolerance, scale: 10_000 });

  it('states deviation and tolerance relative to the expected number', () => {
    expect(of(0.15)).toMatchObject({
      what: 'M(2)',
      expected: 5000,
      found: 4000,
      deviation: 0.2,
      allowed: 0.3,
    });
  });

  it('holds up to its tolerance', () => {
    expect(of(0.1).holds).toBe(true);
    expect(of(0.0999).holds).toBe(false);
    expect(toRow('N', { expected: 1, found: NaN, deviation: NaN, tolerance: 1, scale: 1 }).holds).toBe(false);
  });

  it('is relative to the scale of the problem if 0 is expected', () => {
    const zero = { expected: 0, found: 2, deviation: 0.2, tolerance: 0.1, scale: 10 };
    expect(toRow('Q(0)', zero)).toMatchObject({ deviation: 0.2, allowed: 0.1, holds: false });
  });

  it('holds for the same word only', () => {
    const word = (found: string, deviation: number) =>
      toRow('verdict', { expected: 'stable', found, deviation, tolerance: 0, scale: 1 }).holds;
    expect(word('stable', 0)).toBe(true);
    expect(word('mechanism', Infinity)).toBe(false);
  });
});

describe('the source of a verification case', () => {
  const source = { author: 'Gere', title: 'Mechanics', edition: '7th ed.', place: 'p. 9' };

  it('is one line', () => {
    expect(cite(source)).toBe('Gere, Mechanics, 7th ed., p. 9');
  });

  it('names the text that was read, with its exceptions and their derivation', () => {
    expect(describeCompared(source)).toEqual({});
    const compared = { text: 'a scan', except: 'one sign', derived: 'M = 0' };
    expect(describeCompared({ ...source, compared })).toEqual({
      ...{ compared: 'a scan', except: 'one sign', derived: 'M = 0' },
    });
  });
});
