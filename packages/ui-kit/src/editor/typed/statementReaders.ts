import { type Quantity, type UnitSystem, parseQuantity } from '@eecs/solver-core';
import { takeArrow, usualSign } from '../../i18n/loadArrows.ts';
import { repeatPart } from './statementText.ts';

/** No statement is longer: otherwise a text pasted by mistake would be looked up in the whole catalogue. */
export const LONGEST_STATEMENT = 200;
/** No catalogue has longer names. */
export const LONGEST_NAME = 60;

/** The reason why a statement was not understood; `part` is the text at fault. */
export interface LineProblem<Code extends string> {
  readonly kind: 'problem';
  readonly code: Code;
  readonly part: string;
  /** The number of objects there are, or the largest number that is allowed. */
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

/** Creates what finds the meaning of a word of any of the three languages; undefined for a word of none. */
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

/** Parts a statement into its first word and what follows it: `P 10 @ 2` is `P` and `10 @ 2`. */
export function splitWord(statement: string): { readonly word: string; readonly said: string } {
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(statement) ?? [];
  return { word, said: rest.replace(/^\s*[:=]?\s*/, '') };
}

/** The name of a standard section or material, or the problem of a text that is too long for one. */
export function readName(
  text: string,
): { readonly kind: 'named'; readonly name: string } | LineProblem<'unknown'> {
  return text.length > LONGEST_NAME ? createLineProblem('unknown', text) : { kind: 'named', name: text };
}

/** Reads the number of a case set, from 1, as its index. */
export function readSet(
  said: string,
  statement: string,
): { readonly kind: 'set'; readonly set: number } | LineProblem<'setNumber'> {
  return /^\d{1,3}$/.test(said)
    ? { kind: 'set', set: Number(said) - 1 }
    : createLineProblem('setNumber', said || statement);
}

/** Most objects that one statement names. */
const MOST_NAMED = 2000;

/** Reads `2, 4-6`, numbers from 1, as indexes; null if it is no such list. */
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

/** Reads chains of joints, `1-2-3, 5-6`, as pairs of neighbours by their indexes; null if they are none. */
export function readChains(said: string): readonly (readonly [number, number])[] | null {
  const chains = said.split(/\s*,\s*/).map((chain) => chain.split(/\s*[-–]\s*/));
  if (chains.some((chain) => chain.length < 2 || chain.some((end) => !/^[1-9]\d{0,5}$/.test(end))))
    return null;
  return chains.flatMap((chain) =>
    chain.slice(1).map((end, at): [number, number] => [Number(chain[at]) - 1, Number(end) - 1]),
  );
}

/** How numbers of a line are read. */
export interface NumberReading {
  readonly system: UnitSystem;
  readonly locale: string;
}

/** Reads a quantity as any field reads it; null if it is none. */
export function readQuantity(
  text: string,
  quantity: Quantity,
  { system, locale }: NumberReading,
): number | null {
  const parsed = parseQuantity(text, { quantity, system, locale });
  return parsed.ok ? parsed.value : null;
}

/** Feet and inches as written on American drawings, which other readers take for a difference: `14-6`. */
const FEET_INCHES = /^(\d+)-(\d|1[01])$/;

/** Reads a measure or a coordinate; null if it is none, or a difference. */
export function readSize(text: string, reading: NumberReading): number | null {
  const size = text.trim();
  const [, feet, inches] = (reading.system === 1 && FEET_INCHES.exec(size)) || [];
  if (feet !== undefined) return readQuantity(`${feet}'${inches}"`, 'length', reading);
  return /\d\s*[-–—−]\s*\d/.test(size) ? null : readQuantity(size, 'length', reading);
}

/**
 * Reads the arrow beside a force, `10 ↑` or `10 →`, which says its direction in place of the word before it. `axis` is
 * the one that the force acts along, `factor` turns its plain value; null where it cannot act in that direction.
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

/** Numbers in a row beyond which only the first and the last are written: `2–19`. */
const RUN = 3;

/** Writes indexes as numbers from 1, runs of at least three by their ends: `2, 4–6`. */
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
