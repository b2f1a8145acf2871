import { describe, expect, it } from 'vitest';
import { compareReleased } from './compareReleased.ts';

const CASE = { id: 'beams/a', title: 'A beam' };
const row = (found: number | string, expected: number | string = 1) => ({
  ...{ what: 'M(2)', expected, found, deviation: 0, allowed: 1e-6, holds: true },
});
const of = (...stored: readonly (number | string)[]) => ({ version: '1.0.0', values: { 'beams/a': stored } });

describe('the values of a release', () => {
  it('are the same within rounding, and rounding beside an expected 0 is 0', () => {
    expect(compareReleased(CASE, [row(1 + 1e-12), row('stable'), row(3e-14, 0)], of(1, 'stable', 0))).toEqual(
      [],
    );
  });

  it('differ by a digit, a word, a value more and a value less', () => {
    const changes = compareReleased(CASE, [row(1.001), row('moves')], of(1, 'stable', 5));
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [1, 1.001],
      ['stable', 'moves'],
      [5, null],
    ]);
    expect(compareReleased(CASE, [row(1), row(2)], of(1))).toMatchObject([
      { what: 'M(2)', before: null, after: 2 },
    ]);
  });

  it('are not compared for a case that is newer', () => {
    expect(compareReleased({ ...CASE, id: 'beams/b' }, [row(2)], of(1))).toEqual([]);
  });
});
