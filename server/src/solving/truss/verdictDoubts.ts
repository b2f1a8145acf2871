import type { TrussVerdict } from '@eecs/solver-core/truss';
import { translate } from '../../messages/index.ts';
import type { Reader } from '../texts/reader.ts';

/**
 * Says what a verdict leaves open, a sentence for each: motions that are not told beyond the first ones, motions that were not counted, and
 * motions of which nothing is proved.
 */
export function describeDoubts(
  {
    rank,
    isRankAtMost,
    evidence,
    W,
    degree,
    mechanisms,
  }: Pick<TrussVerdict, 'rank' | 'isRankAtMost' | 'evidence' | 'W' | 'degree' | 'mechanisms'>,
  { locale }: Pick<Reader, 'locale'>,
): string[] {
  // As many as the rank falls short of the equations.
  const untold = mechanisms.length === 0 ? 0 : W + degree - mechanisms.length;
  return [
    ...(untold > 0 ? [translate(locale, 'trussMotions.more', { count: untold })] : []),
    ...(isRankAtMost === true ? [translate(locale, 'trussDoubts.rankAtMost', { rank })] : []),
    ...(evidence === 'none' ? [translate(locale, 'trussDoubts.unproved')] : []),
  ];
}
