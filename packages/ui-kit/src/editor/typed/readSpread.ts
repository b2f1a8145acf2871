import { type Quantity, isOwnNumber } from '@eecs/solver-core';
import { type LineProblem, createLineProblem } from './statementReaders.ts';

/** A distributed load as typed: the sign of a value is that of the typed number. */
export interface TypedSpread {
  /** Ordinates at the start, the middle and the end. */
  readonly y: readonly [number, number, number];
  /** The loaded range; null if none is given. */
  readonly x: readonly [number, number] | null;
  /** The pressure and the tributary width whose product gives the ordinates. */
  readonly source?: { readonly pressure: number; readonly width: number };
}

/** Why a text is not a distributed load. */
export type SpreadProblem = LineProblem<'number' | 'range' | 'noRange'>;

export interface SpreadReading {
  readonly isMass: boolean;
  /** Reads one quantity; null if the text is not one. */
  readonly read: (text: string, quantity: Quantity) => number | null;
  /** Reads an end of a range that is feet and inches joined by a hyphen, `10-6`. @default none is read so */
  readonly readFeet?: (text: string) => number | null;
}

interface Range {
  readonly sizes: string;
  readonly x: readonly [number, number] | null;
}

/**
 * Reads the sizes and the range of a load: `10 0-6`, `5..10 kN/m 0 m - 4 m`, `1.2 0'-22'6"`. Returns every possible
 * meaning of the text, or why it has none.
 */
export function readSpread(said: string, reading: SpreadReading): readonly TypedSpread[] | SpreadProblem {
  const ranges = listRanges(said, reading);
  const loads = ranges.flatMap((range) => toLoads(range, reading));
  if (loads.length > 0) return loads;
  const empty = ranges.find(({ x }) => x !== null && x[0] === x[1]);
  if (empty !== undefined)
    return createLineProblem('range', said.slice(empty.sizes.length).replace(/^\s*@/, ''));
  const whole = toLoads({ sizes: said, x: null }, { ...reading, isRangeless: true });
  return whole.length > 0 ? whole : findFault(said, reading);
}

/** Returns the problem of a text that is not a load. */
function findFault(said: string, reading: SpreadReading): SpreadProblem {
  if (HYPHENED.test(said.trim())) return createLineProblem('noRange', said);
  const [, size = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(said.trim()) ?? [];
  const isSize = toLoads({ sizes: size, x: null }, reading).length > 0;
  if (!isSize) return createLineProblem('number', said);
  if (/^\S+\s*(?:[-–—−]|to\s|до\s)\s*\S+$/i.test(rest)) return createLineProblem('range', rest);
  return createLineProblem(/[-–—−]/.test(rest) ? 'number' : 'noRange', said);
}

/** The separator of the ends of a range. */
const JOINT = /\s*[-–—−]\s*|\s*(?:to|до)\s+|\s*\.\.\s*/giu;
/** The separator before a range. */
const START = /\s+(?:from|от|с|від|з)\s+|\s*@\s*|\s+/giu;

/** Lists the ways to split a text into sizes and a range. */
function listRanges(said: string, { read, readFeet = () => null }: SpreadReading): readonly Range[] {
  const placeOf = (text: string, joint: string): number | null =>
    // `2..4` are two ordinates; `10-6..20-6` in feet and inches is a range.
    readFeet(text) ??
    (!joint.includes('..') && /^[\d.,(L]/.test(text) && isOwnNumber(text) ? read(text, 'length') : null);
  return [...said.matchAll(JOINT)].flatMap((joint) => {
    const end = said.slice(joint.index + joint[0].length).trim();
    const x1 = placeOf(end, joint[0]);
    if (x1 === null || x1 < 0) return [];
    const head = said.slice(0, joint.index);
    return [...head.matchAll(START)].flatMap((gap): readonly Range[] => {
      const start = head.slice(gap.index + gap[0].length).trim();
      const x0 = placeOf(withUnitOf(start, end), joint[0]);
      const sizes = head.slice(0, gap.index);
      return x0 === null || x0 < 0 || sizes.trim() === '' ? [] : [{ sizes, x: [x0, x1] }];
    });
  });
}

/** A unit after the end of a range also applies to its start: `500-1500 mm`. */
function withUnitOf(start: string, end: string): string {
  const unit = /^[\d.,\s]+((?!L$)\p{L}+|['"′″])$/u.exec(end)?.[1];
  return unit !== undefined && /^[\d.,\s]+$/.test(start) ? `${start} ${unit}` : start;
}

function toLoads(
  { sizes, x }: Range,
  { isMass, read, isRangeless = false }: SpreadReading & { readonly isRangeless?: boolean },
): readonly TypedSpread[] {
  if (x !== null && x[0] === x[1]) return [];
  const isTurned = x !== null && x[0] > x[1];
  const range = isTurned ? ([x[1], x[0]] as const) : x;
  const area = isMass ? null : readArea(sizes.trim(), read);
  if (area !== null) {
    const q = area.pressure * area.width;
    return [{ y: [q, q, q], source: area, x: range }];
  }
  const quantity = isMass ? 'linearMass' : 'distributedLoad';
  return listOrdinates(sizes.trim(), isRangeless).flatMap((parts): readonly TypedSpread[] => {
    // A unit after the last ordinate applies to all.
    const unit = /[\p{L}/²]+$/u.exec(parts.at(-1) ?? '')?.[0] ?? '';
    const values = parts.map((part) => read(/\p{L}/u.test(part) ? part : `${part} ${unit}`, quantity));
    if (values.includes(null) || values.length > 3) return [];
    const [a = 0, b = a, c] = values.map((value) => value ?? 0);
    const y: [number, number, number] = c === undefined ? [a, (a + b) / 2, b] : [a, b, c];
    if (y.every((value) => value === 0)) return [];
    return [{ y: isTurned ? [y[2], y[1], y[0]] : y, x: range }];
  });
}

/** A pressure with its unit, times a width: `3.5 kPa x 2.4`, `50 psf * 10 ft`. */
const AREA = /^(.*\p{L}[\p{L}/²2]*)\s*[x×х*]\s*([\d.,].*)$/iu;

/** Reads a pressure and the tributary width of a member; null for any other text. */
function readArea(sizes: string, read: SpreadReading['read']): NonNullable<TypedSpread['source']> | null {
  const [, size = '', span = ''] = AREA.exec(sizes) ?? [];
  const [pressure, width] = [read(size, 'pressure'), read(span, 'length')];
  return size === '' || pressure === null || width === null || pressure === 0 || width <= 0
    ? null
    : { pressure, width };
}

/**
 * Reads the area of a point load: its pressure with a unit, the tributary width and the spacing of the points,
 * `2 kPa x 3 x 4`; null for any other text.
 */
export function readPointArea(
  text: string,
  read: SpreadReading['read'],
): { readonly pressure: number; readonly width: number; readonly spacing: number } | null {
  const [size = '', across = '', along = '', ...rest] = text.split(TIMES);
  if (along === '' || rest.length > 0 || !/\p{L}/u.test(size)) return null;
  const [pressure, width, spacing] = [read(size, 'pressure'), read(across, 'length'), read(along, 'length')];
  if (pressure === null || width === null || spacing === null) return null;
  return pressure === 0 || width <= 0 || spacing <= 0 ? null : { pressure, width, spacing };
}

/** The multiplication sign: also a Latin or a Cyrillic x between spaces or after a number. */
const TIMES = /\s*[x×х*]\s*(?=[\d.,])/iu;

/** A plain value, with or without thousands groups, with or without a unit. */
const PLAIN = String.raw`([+\-−]?(?:\d{1,3}(?: \d{3})+(?!\d)|[\d.,]+)(?:\s*\p{L}[\p{L}/²]*)?)`;
const HYPHENED = new RegExp(String.raw`^${PLAIN}\s*[\-–—−]\s*${PLAIN}$`, 'u');
/** A sign that touches only the following number belongs to that number. */
const SIGNED = new RegExp(String.raw`^${PLAIN}\s+(?=[+\-−][\d.])${PLAIN}$`, 'u');
/** Three sizes joined by hyphens mean three ordinates to one reader and a difference to another. */
const CHAIN = new RegExp(String.raw`^${PLAIN}(?:\s*[\-–—−]\s*${PLAIN}){2,}$`, 'u');
const ALONE = new RegExp(`^${PLAIN}$`, 'u');

/** A number in scientific notation, whose hyphen separates nothing: `1e-3`. */
const SCIENTIFIC = /^[+\-−]?[\d.,]+e[+\-−]?\d+(?:\s*\p{L}[\p{L}/²]*)?$/iu;

/** Returns whether a text is two values joined by a sign. */
function isPair(text: string): boolean {
  return !SCIENTIFIC.test(text) && (SIGNED.test(text) || HYPHENED.test(text) || CHAIN.test(text));
}

/** Lists the ways to split sizes into ordinates: `5..10`, and before a range also `5-10` and `5 10`. */
function listOrdinates(sizes: string, isRangeless: boolean): readonly (readonly string[])[] {
  if (sizes.includes('..')) {
    const parts = sizes.split('..').map((part) => part.trim());
    // `5 -2..4` has three values, although a field reads `5 -2` as a difference.
    return parts.some(isPair) ? [] : [parts];
  }
  if (SCIENTIFIC.test(sizes)) return [[sizes]];
  if (CHAIN.test(sizes)) return [];
  const signed = SIGNED.exec(sizes);
  const hyphened = signed === null ? HYPHENED.exec(sizes) : null;
  const two = signed ?? hyphened;
  // `0-6` alone may be a range, and `10 6` a size and a place.
  if (two !== null) return isRangeless ? [] : [two.slice(1)];
  if (isRangeless) return [[sizes]];
  const pairs = [...sizes.matchAll(/\s+/g)]
    .map((gap) => [sizes.slice(0, gap.index), sizes.slice(gap.index + gap[0].length)])
    .filter((pair) => pair.every((part) => ALONE.test(part) && isOwnNumber(part)));
  return [[sizes], ...pairs];
}
