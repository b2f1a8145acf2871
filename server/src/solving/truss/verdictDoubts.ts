import type { TrussVerdict } from '@eecs/solver-core/truss';
import { translate } from '../../messages/index.ts';
import type { Reader } from '../texts/reader.ts';

/** Says what a verdict leaves open, a sentence for each: motions that were not counted, and motions of which nothing is proved. */
export function describeDoubts(
  { rank, isRankAtMost, evidence }: Pick<TrussVerdict, 'rank' | 'isRankAtMost' | 'evidence'>,
  { locale }: Pick<Reader, 'locale'>,
): string[] {
  return [
    ...(isRankAtMost === true ? [translate(locale, 'trussDoubts.rankAtMost', { rank })] : []),
    ...(evidence === 'none' ? [translate(locale, 'trussDoubts.unproved')] : []),
  ];
}
