import { LIMITS, type Quantity, type UnitSystem, parseQuantity } from '@eecs/solver-core';
import { takeArrow, usualSign } from '../../i18n/loadArrows.ts';
import { repeatPart } from './statementText.ts';

/** The greatest length of a statement; otherwise a text pasted by mistake would be looked up in the whole catalogue. */
export const LONGEST_STATEMENT = 200;
/** The greatest length of a name in a catalogue. */
export const LONGEST_NAME = 60;

/** The reason why a statement was not understood; `part` is the text at fault. */
export interface LineProblem<Code extends string> {
  readonly kind: 'problem';
  readonly code: Code;
  readonly part: string;
  /** The existing number of objects, or the greatest permitted number. */
  readonly count?: number;
}

/** Creates the problem of a statement. */
export function createLineProblem<Code extends string>(
  code: Code,
  part: string,
  count?: number,
): LineProblem<Code> {
  return { kind: 'problem', code, part: repeatPart(part), ...(count !== undefined && { count }) };
}

/**
 * Creates the function that finds the meaning of a word in any of the three languages; undefined for an unknown word.
 */
export function createWordFinder<Key extends string>(
  words: Readonly<Record<Key, readonly string[]>>,
): (word: string) => Key | undefined {
  const keys = new Map(
    (Object.entries(words) as [Key, readonly string[]][]).flatMap(([key, all]) =>
      all.map((word) => [word, key] as const),
    ),
  );
  return (word) => keys.get(word.toLowerCase());
}

/** Splits a statement into its first word and the rest: `P 10 @ 2` into `P` and `10 @ 2`. */
export function splitWord(statement: string): { readonly word: string; readonly said: string } {
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(statement) ?? [];
  return { word, said: rest.replace(/^\s*[:=]?\s*/, '') };
}

/** Returns the name of a standard section or material, or the problem that the text is too long for a name. */
export function readName(
  text: string,
): { readonly kind: 'named'; readonly name: string } | LineProblem<'unknown'> {
  return text.length > LONGEST_NAME ? createLineProblem('unknown', text) : { kind: 'named', name: text };
}

/** Reads the number of a case set, from 1, and returns its index. */
export function readSet(
  said: string,
  statement: string,
): { readonly kind: 'set'; readonly set: number } | LineProblem<'setNumber'> {
  return /^\d{1,3}$/.test(said)
    ? { kind: 'set', set: Number(said) - 1 }
    : createLineProblem('setNumber', said || statement);
}

/** The greatest number of objects in one statement. */
const MOST_NAMED = 2000;

/** Reads a list such as `2, 4-6`, numbers from 1, as indices; null if it is not a list. */
export function readNumberList(text: string): readonly number[] | null {
  const indexes: number[] = [];
  for (const part of text.trim().split(/\s*,\s*|\s+/)) {
    const [, first = '', last = first] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to < from || indexes.length + to - from >= MOST_NAMED) return null;
    for (let number = from; number <= to; number++) indexes.push(number - 1);
  }
  return [...new Set(indexes)];
}

/**
 * Reads chains of joints, `1-2-3, 5-6`, as pairs of neighbours by their indices; null if the text is not such a list.
 */
export function readChains(said: string): readonly (readonly [number, number])[] | null {
  const chains = said.split(/\s*,\s*/).map((chain) => chain.split(/\s*[-–]\s*/));
  if (chains.some((chain) => chain.length < 2 || chain.some((end) => !/^[1-9]\d{0,5}$/.test(end))))
    return null;
  return chains.flatMap((chain) =>
    chain.slice(1).map((end, at): [number, number] => [Number(chain[at]) - 1, Number(end) - 1]),
  );
}

/** The options for reading the numbers of a line. */
export interface NumberReading {
  readonly system: UnitSystem;
  readonly locale: string;
}

/** Reads a quantity as any field does; null if the text is not one. */
export function readQuantity(
  text: string,
  quantity: Quantity,
  { system, locale }: NumberReading,
): number | null {
  const parsed = parseQuantity(text, { quantity, system, locale });
  return parsed.ok ? parsed.value : null;
}

/** Documents accept magnitudes down to 1e-60; components of forces and sums of coordinates need a margin. */
const LEAST_MAGNITUDE = 1e-50;
/** A shorter structure is a typing error, in the base unit of length of its document. */
const LEAST_LENGTH = 1e-6;

/** The bounds of numbers as messages write them; lengths in the base unit of a document. */
export const TYPED_BOUNDS = {
  least: LEAST_MAGNITUDE.toExponential(),
  most: LIMITS.full.magnitude.toExponential().replace('+', ''),
  shortest: LEAST_LENGTH,
  longest: LIMITS.full.length,
} as const;

/** Returns whether a document accepts a value in its base unit: zero, or neither too large nor too small. */
export function isWithinMagnitude(value: number): boolean {
  const size = Math.abs(value);
  return size === 0 || (size >= LEAST_MAGNITUDE && size <= LIMITS.full.magnitude);
}

/** Returns whether a document accepts a coordinate or a position, in its base unit of length. */
export function isWithinPlaces(coordinate: number): boolean {
  return isWithinMagnitude(coordinate) && Math.abs(coordinate) <= LIMITS.full.length;
}

/** Returns whether a dimension of a structure, in its base unit of length, is neither too large nor too small. */
export function isWithinLengths(length: number): boolean {
  return length >= LEAST_LENGTH && length <= LIMITS.full.length;
}

/** Feet and inches as on American drawings, which other readers take for a difference: `14-6`. */
const FEET_INCHES = /^(\d+)-(\d|1[01])$/;

/** Reads a length or a coordinate; null if the text is not one, or is a difference. */
export function readSize(text: string, reading: NumberReading): number | null {
  const size = text.trim();
  return (
    readFeetInches(size, reading) ??
    (/\d\s*[-–—−]\s*\d/.test(size) ? null : readQuantity(size, 'length', reading))
  );
}

/** Reads feet and inches joined by a hyphen, `14-6`, in US units; null for any other text. */
export function readFeetInches(text: string, reading: NumberReading): number | null {
  const [, feet, inches] = (reading.system === 1 && FEET_INCHES.exec(text)) || [];
  return feet === undefined ? null : readQuantity(`${feet}'${inches}"`, 'length', reading);
}

/**
 * Reads the arrow after a force, `10 ↑` or `10 →`, which gives its direction in place of the word before it. Returns
 * the axis of the force and the factor for its plain value; null if the force cannot act in that direction.
 */
export function readForceArrow(
  typed: string,
  verbAxis: 'x' | 'y',
): { readonly text: string; readonly axis: 'x' | 'y'; readonly factor: 1 | -1 } | null {
  const [aside, upright] = [takeArrow(typed, 'x'), takeArrow(typed, 'y')];
  const arrow = aside?.sign
    ? ({ ...aside, axis: 'x' } as const)
    : upright && ({ ...upright, axis: 'y' } as const);
  if (arrow === null) return null;
  const { text, sign, axis } = arrow;
  if (sign === null) return { text, axis: verbAxis, factor: 1 };
  if (verbAxis === 'x' && axis === 'y') return null;
  return { text, axis, factor: sign === usualSign(axis) ? 1 : -1 };
}

/** From this many consecutive numbers on, only the first and the last are written: `2–19`. */
const RUN = 3;

/** Writes indices as numbers from 1, runs of at least three by their ends: `2, 4–6`. */
export function writeNumbers(indexes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && index === run[1] + 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs
    .flatMap(([from, to]) =>
      to - from + 1 >= RUN
        ? [`${from + 1}–${to + 1}`]
        : Array.from({ length: to - from + 1 }, (_, at) => String(from + at + 1)),
    )
    .join(', ');
}
