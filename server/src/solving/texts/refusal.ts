import { describeFailure } from '@eecs/solver-core/texts';
import { isMessageKey, translate } from '../../messages/index.ts';
import type { CodedFailure } from '../outcome.ts';
import type { Reader } from './reader.ts';

/**
 * The number of failures that get a text; further ones are only counted, so that no document keeps the process busy
 * with writing.
 */
const MOST_TEXTS = 100;

/** Messages that clients recognize by their exact words. */
const WORDS = new Set(['singular', 'range']);

/** The parts of a refusal that are described in the reader's language. */
interface Refusal {
  readonly error: string;
  readonly message: string;
  readonly failures: readonly CodedFailure[];
}

/**
 * Adds the texts to a refusal of the core, which has only codes and numbers; `motions` describe its mechanisms, which
 * explain more than its failures.
 */
export function toRefusal<R extends Refusal>(
  answer: R,
  motions: readonly string[],
  reader: Reader,
): R & { readonly errors: string[] } {
  const own = `refusals.${reader.kind}.${answer.error}`;
  const summary = isMessageKey(own) ? own : `refusals.${answer.error}`;
  const hasText = !WORDS.has(answer.message) && isMessageKey(summary);
  const named = answer.failures.filter(({ code }) => code !== 'singular.mechanism' || motions.length === 0);
  const failures = named.slice(0, MOST_TEXTS).map((failure) => describeFailure(failure, reader));
  const omitted = named.length - failures.length;
  const rest = omitted === 0 ? [] : [translate(reader.locale, 'refusals.more', { count: omitted })];
  return {
    ...answer,
    message: hasText ? translate(reader.locale, summary) : answer.message,
    errors: [...new Set([...failures, ...rest, ...motions])],
  };
}
