import { isRecord } from '../model/common/schemaReader.ts';
import type { InverseQuestion } from './findValues.ts';
import type { ResultWish } from './readResult.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isIndex: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isDirection: Check = (value) => value === 'y' || value === 'r';
const isPair =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);

/** The fields of each kind of number, in addition to `kind`. */
const KNOBS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  loadSize: { load: isIndex },
  loadPlace: { load: isIndex },
  supportPlace: { support: isIndex },
  span: { supports: isPair(isIndex) },
  bending: { piece: isIndex },
  spring: { support: isIndex, direction: isDirection },
  settlement: { support: isIndex, direction: isDirection },
};

/** The fields of each kind of condition, in addition to `kind`. */
const CONDITIONS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  value: {
    of: oneOf('M', 'Q', 'slope', 'deflection'),
    x: isNumber,
    side: optional(oneOf('left', 'right')),
    equals: isNumber,
  },
  reaction: { support: isIndex, direction: isDirection, equals: isNumber },
  largest: { of: oneOf('M', 'deflection'), between: optional(isPair(isNumber)), equals: isNumber },
  governs: {},
};

const isCurve = oneOf('N', 'Q', 'M', 'slope', 'deflection');

/** The fields of each kind of result, in addition to `kind`. */
const RESULTS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  extreme: { of: isCurve, end: oneOf('max', 'min') },
  value: { of: isCurve, x: isNumber, side: optional(oneOf('left', 'right')) },
  reaction: { support: isIndex, direction: oneOf('x', 'y', 'r') },
};

/**
 * Reads a question from untrusted input; returns null if it is malformed. Whether the beam has the number is not
 * checked.
 */
export function parseQuestion(value: unknown): InverseQuestion | null {
  if (!isRecord(value)) return null;
  const { set, knob, condition, from, to } = value;
  const isQuestion =
    optional(isIndex)(set) &&
    isNumber(from) &&
    isNumber(to) &&
    hasForm(knob, KNOBS) &&
    hasForm(condition, CONDITIONS);
  return isQuestion ? (value as unknown as InverseQuestion) : null;
}

/**
 * Reads which result of a beam is meant from untrusted input; returns null if it is malformed. Whether the beam has the
 * result is not checked.
 */
export function parseResult(value: unknown): ResultWish | null {
  return hasForm(value, RESULTS) ? (value as ResultWish) : null;
}

function hasForm(value: unknown, kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>): boolean {
  if (!isRecord(value) || typeof value['kind'] !== 'string' || !Object.hasOwn(kinds, value['kind']))
    return false;
  return Object.entries(kinds[value['kind']]!).every(([key, check]) => check(value[key]));
}
