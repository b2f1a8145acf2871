import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../messages/locale.ts';
import { describeDoubts } from './verdictDoubts.ts';

/** Words of each sentence that say it is at most a bound, and that neither was proved. */
const BOUND = {
  'en-US': /too large.* at most 17\./,
  ru: /слишком велика.* не больше 17\./,
  uk: /завелика.* не більший за 17\./,
};
const UNPROVED = { 'en-US': /not proved/, ru: /не доказано/i, uk: /не доведено/i };

describe.each(LOCALES)('what a verdict leaves open, in %s', (locale) => {
  const tell = (verdict: Omit<Parameters<typeof describeDoubts>[0], 'rank'>) =>
    describeDoubts({ rank: 17, ...verdict }, { locale });

  test('is that its rank is a bound', () => {
    expect(tell({ isRankAtMost: true, evidence: 'rank' })).toEqual([expect.stringMatching(BOUND[locale])]);
  });

  test('is whether its motions go on', () => {
    expect(tell({ evidence: 'none' })).toEqual([expect.stringMatching(UNPROVED[locale])]);
  });

  test('may be both, and is nothing where all is known', () => {
    expect(tell({ isRankAtMost: true, evidence: 'none' })).toHaveLength(2);
    for (const evidence of ['rank', 'followed', 'selfStress'] as const)
      expect(tell({ evidence })).toEqual([]);
    expect(tell({})).toEqual([]);
  });
});
