import type { StressGap } from '@eecs/solver-core';
import type { Locale } from '../../messages/locale.ts';
import { isMessageKey, translate } from '../../messages/index.ts';
import type { CodedFailure } from '../outcome.ts';
import { formatPlace } from './formatPlace.ts';
import type { Reader } from './reader.ts';

/** Makes the text of one failure or correction: with its place in front, `Load 3: lies outside the beam`, or as a sentence. */
export function describeFailure({ code, path, ids, values }: CodedFailure, reader: Reader): string {
  const { locale } = reader;
  const field = path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '';
  const key = findKey({ code, ids, values, field }, reader);
  const { x, expected } = values;
  const text = isMessageKey(key)
    ? translate(locale, key, {
        ...values,
        ...countFromOne(values),
        ...(typeof expected === 'string' && { expected: nameTypes(expected, locale) }),
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

/** Values that are indexes of joints, links or entries. */
const INDEXES = ['i', 'j', 'joint', 'index'] as const;

function countFromOne(values: CodedFailure['values']): Readonly<Record<string, number>> {
  return Object.fromEntries(
    INDEXES.flatMap((name) => {
      const index = values[name];
      return typeof index === 'number' ? [[name, index + 1]] : [];
    }),
  );
}

/** Names the types `number | string` in the reader's language. */
function nameTypes(expected: string, locale: Locale): string {
  const names = expected.split(' | ').map((type) => {
    const key = `types.${type}`;
    return isMessageKey(key) ? translate(locale, key) : type;
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

/**
 * Finds the text that says most: a failure may say what a number has to be (`above`, `least`, `below` or `most`) or what is `allowed`, be
 * about a certain field, have one bound only (`from`, `to`), or be of all there is (`all`).
 */
function findKey(
  { code, ids, values, field }: Omit<CodedFailure, 'path'> & { readonly field: string },
  { kind }: Reader,
): string {
  // What a text says of a beam is not true of other structures.
  const own = `failures.${kind}.${code}`;
  const key = isMessageKey(own) ? own : `failures.${code}`;
  const { minimum, maximum } = values;
  const variants = [
    ...Object.keys(values),
    field,
    ...(maximum === undefined && minimum !== undefined ? ['from'] : []),
    ...(minimum === undefined && maximum !== undefined ? ['to'] : []),
    ...(ids.length === 0 ? ['all'] : []),
  ];
  const variant = variants.find((name) => isMessageKey(`${key}.${name}`));
  return variant === undefined ? key : `${key}.${variant}`;
}

/** Puts the name of an entry in front of a text; without one the text is a sentence. */
export function placeText(text: string, path: string, locale: Locale): string {
  const entry = describeEntry(path, locale);
  return entry === null ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : `${entry}: ${text}`;
}

/** Names an entry of a list, and which of its loads; people count from 1. */
function describeEntry(path: string, locale: Locale): string | null {
  const [, list = '', index, part, load] = path.split('/');
  const key = `places.${list}`;
  if (index === undefined || !/^\d+$/.test(index) || !isMessageKey(key)) return null;
  const entry = translate(locale, key, { number: Number(index) + 1 });
  if (part !== 'loads' || load === undefined || !/^\d+$/.test(load)) return entry;
  return translate(locale, 'places.loadOf', { entry, number: Number(load) + 1 });
}
