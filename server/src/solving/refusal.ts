import type { Failure, RefusedBeam } from '@eecs/solver-core';
import type { Locale } from '../locale.ts';
import { isMessageKey, translate } from '../messages/index.ts';

/** Messages clients tell apart by their very words. */
const WORDS = new Set(['singular', 'range']);

/** Adds the texts to an answer of the core, which has codes and numbers only. */
export function toRefusal(answer: RefusedBeam, locale: Locale): RefusedBeam & { readonly errors: string[] } {
  const summary = `refusals.${answer.error}`;
  const hasText = !WORDS.has(answer.message) && isMessageKey(summary);
  return {
    ...answer,
    message: hasText ? translate(locale, summary) : answer.message,
    errors: answer.failures.map((failure) => describeFailure(failure, locale)),
  };
}

/** Makes the text of one failure, with the place in front: `Load 3: lies outside the beam`. */
export function describeFailure({ code, path, values }: Failure, locale: Locale): string {
  const key = `failures.${code}`;
  const text = isMessageKey(key) ? translate(locale, key, values) : code;
  const place = describePlace(path, locale);
  return place === null ? text : `${place}: ${text}`;
}

/** Names an entry of a list; people count from 1. */
function describePlace(path: string, locale: Locale): string | null {
  const [, list = '', index] = path.split('/');
  const key = `places.${list}`;
  if (index === undefined || !/^\d+$/.test(index) || !isMessageKey(key)) return null;
  return translate(locale, key, { number: Number(index) + 1 });
}
