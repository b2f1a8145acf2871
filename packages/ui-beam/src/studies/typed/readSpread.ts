import { type Quantity, isOwnNumber } from '@eecs/solver-core';
import { type Problem, type Understood, createProblem } from './saying.ts';

type Spread = Extract<Understood, { kind: 'spread' }>;

export interface SpreadReading {
  readonly verb: 'spread' | 'mass';
  /** Reads one quantity; null of what is none. */
  readonly read: (text: string, quantity: Quantity) => number | null;
  /** Length of the beam: a load without a range lies on all of it. */
  readonly length: number;
}

interface Range {
  readonly sizes: string;
  readonly x: readonly [number, number];
}

/**
 * Reads the sizes and the range of a load: `10 0-6`, `5..10 kN/m 0 m - 4 m`, `1.2 0'-22'6"`. Gives every load that the
 * text can mean, or why it means none.
 */
export function readSpread(said: string, reading: SpreadReading): readonly Spread[] | Problem {
  const ranges = listRanges(said, reading);
  const loads = ranges.flatMap((range) => toLoads(range, reading));
  if (loads.length > 0) return loads;
  const empty = ranges.find(({ x }) => x[0] === x[1]);
  if (empty !== undefined) return createProblem('range', said.slice(empty.sizes.length).replace(/^\s*@/, ''));
  const whole = toLoads({ sizes: said, x: [0, reading.length] }, { ...reading, isRangeless: true });
  return whole.length > 0 ? whole : findFault(said, reading);
}

/** Returns the problem of a text that is not a load. */
function findFault(said: string, reading: SpreadReading): Problem {
  if (HYPHENED.test(said.trim())) return createProblem('noRange', said);
  const [, size = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(said.trim()) ?? [];
  const isSize = toLoads({ sizes: size, x: [0, reading.length] }, reading).length > 0;
  if (!isSize) return createProblem('number', said);
  if (/^\S+\s*(?:[-–—−]|to\s|до\s)\s*\S+$/i.test(rest)) return createProblem('range', rest);
  return createProblem(/[-–—−]/.test(rest) ? 'number' : 'noRange', said);
}

/** Between the ends of a range. */
const JOINT = /\s*[-–—−]\s*|\s*(?:to|до)\s+/giu;
/** Before a range. */
const START = /\s+(?:from|от|с|від|з)\s+|\s*@\s*|\s+/giu;

/** Lists the ways to part a text into sizes and a range. */
function listRanges(said: string, { read }: SpreadReading): readonly Range[] {
  const place = (text: string): number | null =>
    /^[\d.,(L]/.test(text) && isOwnNumber(text) ? read(text, 'length') : null;
  return [...said.matchAll(JOINT)].flatMap((joint) => {
    const end = said.slice(joint.index + joint[0].length).trim();
    const x1 = place(end);
    if (x1 === null || x1 < 0) return [];
    const head = said.slice(0, joint.index);
    return [...head.matchAll(START)].flatMap((gap): readonly Range[] => {
      const start = head.slice(gap.index + gap[0].length).trim();
      const x0 = place(withUnitOf(start, end));
      const sizes = head.slice(0, gap.index);
      return x0 === null || x0 < 0 || sizes.trim() === '' ? [] : [{ sizes, x: [x0, x1] }];
    });
  });
}

/** A unit behind the end of a range is that of its start too: `500-1500 mm`. */
function withUnitOf(start: string, end: string): string {
  const unit = /^[\d.,\s]+((?!L$)\p{L}+|['"′″])$/u.exec(end)?.[1];
  return unit !== undefined && /^[\d.,\s]+$/.test(start) ? `${start} ${unit}` : start;
}

function toLoads(
  { sizes, x: [x0, x1] }: Range,
  { verb, read, isRangeless = false }: SpreadReading & { readonly isRangeless?: boolean },
): readonly Spread[] {
  if (x0 === x1) return [];
  const area = verb === 'mass' ? null : readArea(sizes.trim(), read);
  if (area !== null) {
    const q = area.pressure * area.width;
    return [{ kind: 'spread', verb, y: [q, q, q], source: area, x: [Math.min(x0, x1), Math.max(x0, x1)] }];
  }
  const quantity = verb === 'mass' ? 'linearMass' : 'distributedLoad';
  return listOrdinates(sizes.trim(), isRangeless).flatMap((parts): readonly Spread[] => {
    // A unit behind the last ordinate is that of all.
    const unit = /[\p{L}/²]+$/u.exec(parts.at(-1) ?? '')?.[0] ?? '';
    const values = parts.map((part) => read(/\p{L}/u.test(part) ? part : `${part} ${unit}`, quantity));
    if (values.includes(null) || values.length > 3) return [];
    const [a = 0, b = a, c] = values.map((value) => (verb === 'mass' ? (value ?? 0) : -(value ?? 0) + 0));
    const y: [number, number, number] = c === undefined ? [a, (a + b) / 2, b] : [a, b, c];
    if (y.every((value) => value === 0)) return [];
    return [
      {
        kind: 'spread',
        verb,
        y: x0 < x1 ? y : [y[2], y[1], y[0]],
        x: x0 < x1 ? [x0, x1] : [x1, x0],
      },
    ];
  });
}

/** A pressure with its unit, times a width: `3.5 kPa x 2.4`, `50 psf * 10 ft`. */
const AREA = /^(.*\p{L}[\p{L}/²2]*)\s*[x×х*]\s*([\d.,].*)$/iu;

/** Reads the pressure on an area and the tributary width that a beam carries of it; null of anything else. */
function readArea(sizes: string, read: SpreadReading['read']): NonNullable<Spread['source']> | null {
  const [, size = '', span = ''] = AREA.exec(sizes) ?? [];
  const [pressure, width] = [read(size, 'pressure'), read(span, 'length')];
  return size === '' || pressure === null || width === null || pressure === 0 || width <= 0
    ? null
    : { pressure: -pressure, width };
}

/** A plain value, thousands in spaces or not, with its unit or without. */
const PLAIN = String.raw`([+\-−]?(?:\d{1,3}(?: \d{3})+(?!\d)|[\d.,]+)(?:\s*\p{L}[\p{L}/²]*)?)`;
const HYPHENED = new RegExp(String.raw`^${PLAIN}\s*[\-–—−]\s*${PLAIN}$`, 'u');
/** A sign that touches its number alone is that of the number. */
const SIGNED = new RegExp(String.raw`^${PLAIN}\s+(?=[+\-−][\d.])${PLAIN}$`, 'u');
/** Three sizes with hyphens between them are three ordinates to one reader and a difference to another. */
const CHAIN = new RegExp(String.raw`^${PLAIN}(?:\s*[\-–—−]\s*${PLAIN}){2,}$`, 'u');
const ALONE = new RegExp(`^${PLAIN}$`, 'u');

/** Lists the ways to part sizes into ordinates: `5..10`, and before a range `5-10` and `5 10` too. */
function listOrdinates(sizes: string, isRangeless: boolean): readonly (readonly string[])[] {
  if (sizes.includes('..')) return [sizes.split('..').map((part) => part.trim())];
  if (CHAIN.test(sizes)) return [];
  const signed = SIGNED.exec(sizes);
  const hyphened = signed === null ? HYPHENED.exec(sizes) : null;
  const two = signed ?? hyphened;
  // `0-6` alone can be a range, and `10 6` a size and a place.
  if (two !== null) return isRangeless ? [] : [two.slice(1)];
  if (isRangeless) return [[sizes]];
  const pairs = [...sizes.matchAll(/\s+/g)]
    .map((gap) => [sizes.slice(0, gap.index), sizes.slice(gap.index + gap[0].length)])
    .filter((pair) => pair.every((part) => ALONE.test(part) && isOwnNumber(part)));
  return [[sizes], ...pairs];
}
