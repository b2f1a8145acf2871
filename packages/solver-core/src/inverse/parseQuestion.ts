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

/** A field of a question that is missing or has no possible value. */
export interface QuestionFault {
  /** The place in the question, as a JSON pointer. */
  readonly path: string;
  /** The kinds that are known, if the kind is not one of them. */
  readonly known?: readonly string[];
}

/** Lists the faults of a question that `parseQuestion` does not read; none if it does. */
export function findQuestionFaults(value: unknown): readonly QuestionFault[] {
  if (!isRecord(value)) return [{ path: '' }];
  const { set, knob, condition, from, to } = value;
  return [
    ...listFaults(knob, KNOBS, '/knob'),
    ...listFaults(condition, CONDITIONS, '/condition'),
    ...(isNumber(from) ? [] : [{ path: '/from' }]),
    ...(isNumber(to) ? [] : [{ path: '/to' }]),
    ...(optional(isIndex)(set) ? [] : [{ path: '/set' }]),
  ];
}

/**
 * Reads which result of a beam is meant from untrusted input; returns null if it is malformed. Whether the beam has the
 * result is not checked.
 */
export function parseResult(value: unknown): ResultWish | null {
  return hasForm(value, RESULTS) ? (value as ResultWish) : null;
}

function hasForm(value: unknown, kinds: Kinds): boolean {
  return listFaults(value, kinds, '').length === 0;
}

/** The checks of the fields of each kind. */
type Kinds = Readonly<Record<string, Readonly<Record<string, Check>>>>;

function listFaults(value: unknown, kinds: Kinds, path: string): QuestionFault[] {
  const kind = isRecord(value) ? value['kind'] : undefined;
  if (!isRecord(value) || typeof kind !== 'string' || !Object.hasOwn(kinds, kind))
    return [{ path: `${path}/kind`, known: Object.keys(kinds) }];
  return Object.entries(kinds[kind]!).flatMap(([key, check]) =>
    check(value[key]) ? [] : [{ path: `${path}/${key}` }],
  );
}
