import { describeFailure } from '@eecs/solver-core/texts';
import { translate } from '../../messages/index.ts';
import type { CodedFailure } from '../outcome.ts';
import type { Reader } from './reader.ts';

/** Maximum number of described corrections; further ones are only counted. */
const MOST_TEXTS = 100;

/**
 * Describes the corrections made on reading a document and the notes on its answer: a summary, empty if there are
 * none, and a text for each.
 */
export function describeCorrections(
  corrections: readonly CodedFailure[],
  reader: Reader,
): { readonly message: string; readonly warnings: readonly string[] } {
  if (corrections.length === 0) return { message: '', warnings: [] };
  const { locale } = reader;
  const texts = corrections.slice(0, MOST_TEXTS).map((correction) => describeFailure(correction, reader));
  const omitted = corrections.length - texts.length;
  const rest = omitted === 0 ? [] : [translate(locale, 'corrections.more', { count: omitted })];
  return { message: translate(locale, 'corrections'), warnings: [...new Set([...texts, ...rest])] };
}
