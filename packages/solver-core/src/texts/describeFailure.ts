import type { Failure } from '../failures/failure.ts';
import { describePlace } from './describePlace.ts';
import type { TextKey } from './textKey.ts';
import { listNumbers } from './listNumbers.ts';
import { writeNumber } from './writeNumber.ts';
import type { TextValues } from './writeText.ts';
import { hasText, lowerFirst, writeSentence, type Writer } from './writer.ts';

/** A failure or correction of any structure, of this version or a newer one. */
export interface AnyFailure extends Omit<Failure, 'code'> {
  readonly code: string;
}

/**
 * Describes a failure of a document, or a correction made while reading it, in a sentence with its place and numbers.
 * For an unknown code, for example from a newer server, it prints the code.
 *
 * @example describeFailure(failure, { language: enUS, kind: 'beam', place }) // 'Load 4 belongs to no case set.'
 */
export function describeFailure(failure: AnyFailure, writer: Writer): string {
  const { code, path, ids } = failure;
  const words = describePlace(path, writer);
  const [other] = ids;
  return writeSentence(writer, findKey(failure, writer), {
    ...words,
    code,
    second: lowerFirst(words.owner),
    list: listNumbers(ids, path === '/links' ? writer.nameRod : undefined),
    ...(typeof other === 'number' && {
      number: other + 1,
      other: describePlace(`/supports/${other}`, writer).owner,
    }),
    ...writeValues(failure, writer),
  });
}

/** Values that are places along a beam. */
const PLACES = new Set(['x', 'x0', 'x1', 'L', 'start']);
/** Values that are lengths across a structure, written with three digits. */
const MEASURES = new Set(['displacement', 'extent', 'rise', 'shift']);
/** Values that are ratios, also written with three digits. */
const RATIOS = new Set(['times', 'turned', 'factor']);
/** Values that are indexes, which people count from 1. */
const INDEXES = new Set(['i', 'j', 'joint', 'index', 'set', 'turnedSet']);
/** Values that are sizes of memory, in bytes. */
const BYTES = new Set(['bytes', 'limit']);
/** Names of the values that contain a bound of a number. */
const DEMANDS = ['above', 'least', 'below', 'most'] as const;

function writeValues({ values }: AnyFailure, writer: Writer): TextValues {
  const { locale } = writer.language;
  const written: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) written[name] = writeValue(name, value, writer);
  const demands = DEMANDS.flatMap((name) =>
    values[name] === undefined
      ? []
      : [writeSentence(writer, `demand.${name}`, { limit: shorten(values[name], writer) })],
  );
  if (demands.length === 0) return written;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(demands);
  return { ...written, demands: list };
}

function writeValue(name: string, value: number | string, writer: Writer): string | number {
  if (name === 'expected' && typeof value === 'string') return nameTypes(value, writer);
  if (typeof value === 'string' || name === 'count') return value;
  if (PLACES.has(name)) return writer.place(value);
  if (MEASURES.has(name)) return writer.place(roundForText(value));
  if (RATIOS.has(name)) return writeNumber(roundForText(value), writer.language.locale);
  if (INDEXES.has(name)) return String(value + 1);
  if (BYTES.has(name)) return String(Math.ceil(value / 1e6));
  return writeNumber(value, writer.language.locale);
}

function roundForText(value: number): number {
  return Number(value.toPrecision(3));
}

/** Writes a limit with four digits, which are enough to correct a number. */
function shorten(limit: number | string | undefined, { language }: Writer): string {
  const number = Number(limit);
  return Number.isFinite(number)
    ? writeNumber(Number(number.toPrecision(4)), language.locale)
    : String(limit);
}

/** Writes the types `number | string` in the reader's language. */
function nameTypes(expected: string, writer: Writer): string {
  const names = expected.split(' | ').map((type) => {
    const key = `type.${type}`;
    return hasText(writer.language, key) ? writeSentence(writer, key) : type;
  });
  return new Intl.ListFormat(writer.language.locale, { type: 'disjunction' }).format(names);
}

/**
 * Finds the most specific text. A text may be specific to a truss if that of a beam is not true of it, to the values
 * that the failure contains, to the field that it concerns, to a single bound or number (`from`, `to`, `exact`), to a
 * required bound (`demands`), to a factor that is written as 1 (`critical`), to the whole document (`all`), or to one
 * object (`one`).
 */
function findKey({ code, path, ids, values }: AnyFailure, { language, kind }: Writer): TextKey {
  const own = `${kind}.${code}`;
  const key = hasText(language, own) ? own : code;
  const { minimum, maximum, minItems, maxItems } = values;
  const field = path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '';
  const variants = [
    ...(typeof values['factor'] === 'number' && roundForText(values['factor']) === 1 ? ['critical'] : []),
    ...Object.keys(values),
    field,
    ...(maximum === undefined && minimum !== undefined ? ['from'] : []),
    ...(minimum === undefined && maximum !== undefined ? ['to'] : []),
    ...(minItems !== undefined && minItems === maxItems ? ['exact'] : []),
    ...(DEMANDS.some((name) => values[name] !== undefined) ? ['demands'] : []),
    ...(ids.length === 0 ? ['all'] : []),
    ...(ids.length === 1 ? ['one'] : []),
  ].map((name) => `${key}.${name}`);
  const found = [...variants, key].find((name) => hasText(language, name));
  return found ?? 'unknown';
}
