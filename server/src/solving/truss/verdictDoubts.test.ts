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

const MOTION = { joints: [], causes: [], fixes: [] };

describe.each(LOCALES)('what a verdict leaves open, in %s', (locale) => {
  const tell = (verdict: Partial<Parameters<typeof describeDoubts>[0]>) =>
    describeDoubts({ rank: 17, W: 0, degree: 1, mechanisms: [MOTION], ...verdict }, { locale });

  test('is how many motions more there are than are told', () => {
    // 24 by 24 squares without diagonals but for one: W = 3, and 20 of their forces balance without a load.
    const mechanisms = Array.from({ length: 10 }, () => MOTION);
    const told = tell({ W: 3, degree: 20, mechanisms, evidence: 'rank' });
    expect(told).toEqual([expect.stringMatching(/ 13\.$/)]);
    expect(tell({ W: 0, degree: 1, mechanisms: [], isRankAtMost: true })).toHaveLength(1);
  });

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
