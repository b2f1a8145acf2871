import type { StressGap } from '@eecs/solver-core';
import type { Locale } from '../../messages/locale.ts';
import { isMessageKey, translate } from '../../messages/index.ts';
import { formatPlace } from './formatPlace.ts';
import type { Reader } from './reader.ts';

/** A failure or correction of a structure of any kind. */
export interface CodedFailure {
  readonly code: string;
  readonly path: string;
  readonly ids: readonly (number | string)[];
  readonly values: Readonly<Record<string, number | string>>;
}

/** Makes the text of one failure or correction: with its place in front, `Load 3: lies outside the beam`, or as a sentence. */
export function describeFailure({ code, path, ids, values }: CodedFailure, reader: Reader): string {
  const { locale } = reader;
  const key = findKey(code, values, reader);
  const field = path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '';
  const { x } = values;
  const text = isMessageKey(key)
    ? translate(locale, key, {
        ...values,
        field,
        ...(typeof x === 'number' && { place: formatPlace(x, reader) }),
        ...(typeof ids[0] === 'number' && { other: ids[0] + 1, list: listNumbers(ids) }),
      })
    : code;
  return placeText(text, path, locale);
}

/** Enough to find them; the whole list is in the failure. */
const MOST_NUMBERS = 20;

/** Lists ids that are indexes as people count. */
export function listNumbers(ids: readonly (number | string)[]): string {
  const numbers = ids.slice(0, MOST_NUMBERS).map((id) => Number(id) + 1);
  return `${numbers.join(', ')}${ids.length > MOST_NUMBERS ? ', …' : ''}`;
}

/** Says why a stress is null, with its place in front. */
export function describeGap({ code, path }: StressGap, { locale }: Reader): string {
  return placeText(translate(locale, code), path, locale);
}

/** A failure may say what a number has to be: `above`, `least`, `below` or `most`. */
function findKey(code: string, values: CodedFailure['values'], { kind }: Reader): string {
  // What a text says of a beam is not true of other structures.
  const own = `failures.${kind}.${code}`;
  const key = isMessageKey(own) ? own : `failures.${code}`;
  const demand = Object.keys(values).find((name) => isMessageKey(`${key}.${name}`));
  return demand === undefined ? key : `${key}.${demand}`;
}

/** Puts the name of an entry in front of a text; without one the text is a sentence. */
export function placeText(text: string, path: string, locale: Locale): string {
  const entry = describeEntry(path, locale);
  return entry === null ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : `${entry}: ${text}`;
}

/** Names an entry of a list; people count from 1. */
function describeEntry(path: string, locale: Locale): string | null {
  const [, list = '', index] = path.split('/');
  const key = `places.${list}`;
  if (index === undefined || !/^\d+$/.test(index) || !isMessageKey(key)) return null;
  return translate(locale, key, { number: Number(index) + 1 });
}
