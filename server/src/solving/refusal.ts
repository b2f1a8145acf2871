import type { RefusedBeam } from '@eecs/solver-core';
import { isMessageKey, translate } from '../messages/index.ts';
import { describeFailure } from './failureText.ts';
import { describeMechanisms } from './mechanismText.ts';
import type { Reader } from './reader.ts';

/** How many failures are put into words; beyond it they are counted, so that no document keeps the process writing. */
const MOST_TEXTS = 100;

/** Messages clients tell apart by their very words. */
const WORDS = new Set(['singular', 'range']);

/** Adds the texts to an answer of the core, which has codes and numbers only. */
export function toRefusal(answer: RefusedBeam, reader: Reader): RefusedBeam & { readonly errors: string[] } {
  const summary = `refusals.${answer.error}`;
  const hasText = !WORDS.has(answer.message) && isMessageKey(summary);
  const motions = describeMechanisms(answer.verdict?.mechanisms ?? [], reader);
  const named = answer.failures.filter(({ code }) => code !== 'singular.mechanism' || motions.length === 0);
  const failures = named.slice(0, MOST_TEXTS).map((failure) => describeFailure(failure, reader));
  const untold = named.length - failures.length;
  const rest = untold === 0 ? [] : [translate(reader.locale, 'refusals.more', { count: untold })];
  return {
    ...answer,
    message: hasText ? translate(reader.locale, summary) : answer.message,
    errors: [...new Set([...failures, ...rest, ...motions])],
  };
}
