import { type Quantity, type UnitSystem, parseQuantity } from '@eecs/solver-core';
import { isWithinLimits } from './isWithinLimits.ts';
import { findVerb } from '../naming/words.ts';
import { SEPARATOR, listGroupings } from './groupings.ts';

/** Something a line says, its numbers in the base units of the document. */
export type Saying =
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'support'; readonly verb: SupportVerb; readonly places: readonly number[] }
  | { readonly kind: 'spring'; readonly x: number; readonly stiffness: number }
  | {
      readonly kind: 'point';
      readonly verb: 'force' | 'axial' | 'moment';
      readonly value: number;
      readonly x: number;
    }
  | {
      readonly kind: 'spread';
      readonly verb: 'spread' | 'mass';
      readonly y: readonly [number, number, number];
      readonly x: readonly [number, number];
    }
  /** A name that may be one of a catalogue: IPE 300, S355. */
  | { readonly kind: 'named'; readonly name: string }
  | {
      readonly kind: 'problem';
      readonly code: ProblemCode;
      readonly part: string;
      /** Of the beam, where something lies outside it. */
      readonly length?: number;
      /** Two ways to read the statement, of one that is `ambiguous`. */
      readonly readings?: readonly [string, string];
    };

export type SupportVerb = 'pin' | 'roller' | 'clamp' | 'hinge';

/** What is wrong with a statement; `part` is the text at fault. */
export type ProblemCode =
  | 'number'
  | 'place'
  | 'range'
  | 'outside'
  | 'tooGreat'
  | 'tooLong'
  /** Something follows a statement that was whole. */
  | 'extra'
  /** Two ordinates without a range: the second may be meant as a place. */
  | 'noRange'
  /** The statement has two meanings. */
  | 'ambiguous'
  /** The line is longer than what is read of it. */
  | 'cut';

/** No statement is longer; what is pasted by mistake would be looked for in the whole catalogue. */
const LONGEST = 200;
/** Characters of a line that are read, and statements. */
const LONGEST_LINE = 2000;
const MOST_STATEMENTS = 100;
/** So much of a text is repeated by what is said of it. */
const REPEATED = 60;

/** How a line is read. */
export interface LineReading {
  readonly system: UnitSystem;
  /** Length of the beam, in its unit; one the line says holds for all of it. */
  readonly length: number;
  readonly locale: string;
}

/**
 * Reads a line such as `q 10 0-6; P 20 @ 3; pin 0; roller 6; IPE 300`: statements between semicolons, each a word and
 * its numbers, in the units that are shown unless it names others. Forces and distributed loads act downwards, moments
 * counter-clockwise, forces along the beam to the right; a minus turns them round. A distributed load without a range
 * lies on the whole beam, as long as any statement of the line makes it; `10..20`, `10-20` or `10 20` before a range is
 * a line, `0..5..0` a parabola.
 */
export function readLine(text: string, reading: LineReading): Saying[] {
  const all = text
    .slice(0, LONGEST_LINE)
    .split(/[;\n]/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const statements = all.slice(0, MOST_STATEMENTS);
  const isCut = text.trim().length > LONGEST_LINE || all.length > statements.length;
  // Lengths are read first, in parts of the beam as it stands; all else is measured by the last of them.
  const lengths = new Map<number, Saying>();
  for (const [at, statement] of statements.entries())
    if (verbOf(statement) === 'length') lengths.set(at, readOne(statement, reading));
  const last = [...lengths.values()].findLast((saying) => saying.kind === 'length');
  const length = last?.kind === 'length' ? last.length : reading.length;
  const sayings = statements.map(
    (statement, at): Saying => lengths.get(at) ?? readOne(statement, { ...reading, length }),
  );
  return isCut ? [...sayings, problem('cut', text.slice(LONGEST_LINE - REPEATED, LONGEST_LINE))] : sayings;
}

/** Reads one statement: in every way that the spaces between its digits allow, and exactly one has to make sense. */
function readOne(statement: string, reading: LineReading): Saying {
  if (statement.length > LONGEST) return problem('tooLong', statement);
  const ways = listGroupings(statement).map((text) => ({ text, saying: readWay(text, statement, reading) }));
  const [first, second] = distinct(ways.filter(({ saying }) => saying.kind !== 'problem'));
  if (first === undefined) {
    // A place beyond the beam was at least understood.
    const outside = ways.find(({ saying }) => saying.kind === 'problem' && saying.code === 'outside');
    return (outside ?? ways[0])?.saying ?? problem('number', statement);
  }
  if (second === undefined) return first.saying;
  return { ...problem('ambiguous', statement), readings: [writeWay(first.text), writeWay(second.text)] };
}

interface Way {
  readonly text: string;
  readonly saying: Saying;
}

function readWay(text: string, statement: string, reading: LineReading): Saying {
  const saying = readStatement(text, reading);
  if (!isWithinLimits(saying)) return problem('tooGreat', statement);
  return findOutside(saying, { length: reading.length, statement }) ?? saying;
}

/** Leaves out ways that come to the same. */
function distinct(ways: readonly Way[]): readonly Way[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way.saying), way])).values()];
}

function writeWay(text: string): string {
  return text.replaceAll(SEPARATOR, ', ');
}

function verbOf(statement: string): ReturnType<typeof findVerb> {
  return findVerb(/^\p{L}+/u.exec(statement)?.[0] ?? '');
}

/**
 * Letters and numbers with an x between them, as no value is written; behind a W
 * the sign of multiplication is an x too.
 */
const SECTION = /^(?:\p{L}{1,3}\s*\d[\d.,/-]*(?:\s*[xх]\s*\d[\d.,/-]*)+|w\s*\d+\s*[×*]\s*\d[\d.,]*)$/iu;

function readStatement(statement: string, reading: LineReading): Saying {
  const [, word = '', rest = ''] = /^([\p{L}]+)(.*)$/u.exec(statement) ?? [];
  const verb = findVerb(word);
  // P20 is a force; IPE300 and S355 begin with no word of their own, W8X15 and L50x5 are sections whatever their letter
  // says.
  if (verb === undefined || SECTION.test(statement)) return { kind: 'named', name: statement };
  const said = rest.replace(/^\s*[:=]?\s*/, '');
  switch (verb) {
    case 'length': {
      const length = read(said, 'length', reading);
      return length === null || length <= 0
        ? problem('number', said || statement)
        : { kind: 'length', length };
    }
    case 'pin':
    case 'roller':
    case 'clamp':
    case 'hinge':
      return readSupport(verb, said, reading);
    case 'spring':
      return readSpring(said, reading);
    case 'spread':
    case 'mass':
      return readSpread(verb, said, reading);
    case 'force':
    case 'axial':
    case 'moment':
      return readPoint(verb, said, reading);
    default:
      return verb satisfies never;
  }
}

/** Between a value and its place. */
const AT = /\s+(?:at|в|на|у|при)\s+|\s*@\s*(?:[xх]\s*=\s*)?/iu;
/** A place begins with a number, unless it goes on after feet. */
const BETWEEN = /\s*,\s+|\s*\|\s*|(?<!['′]|ft)\s+(?=[\d.+-])/u;
/** A place: a number with its unit or without, feet and inches, the length of the beam or a part of it. */
const PLACE = String.raw`(?:\d+\s*['′]\s*-?\s*\d[\d./ -]*["″]?|\d[\d.,]*(?:\s*(?:\p{L}+|['′"″]))?|\.\d+(?:\s*\p{L}+)?|L(?:\s*\/\s*\d+)?)`;
const RANGE = new RegExp(
  String.raw`^(.*?)[\s|]*(?:from\s+|от\s+|с\s+|від\s+|з\s+|@\s*)?(?<![\d.,])(${PLACE})\s*(?:-|–|—|to\s|до\s)\s*(${PLACE})$`,
  'iu',
);

function readSupport(verb: SupportVerb, said: string, reading: LineReading): Saying {
  const places = said
    .replace(/^(?:@|at|в|на|у|при)\s*/iu, '')
    .split(BETWEEN)
    .map((part) => ({ part, x: read(part, 'length', reading) }));
  const wrong = places.find(({ x }) => x === null);
  if (wrong !== undefined) return problem('place', wrong.part === '' ? verb : wrong.part);
  return { kind: 'support', verb, places: places.map(({ x }) => x ?? 0) };
}

function readSpring(said: string, reading: LineReading): Saying {
  const [stiff = '', place, ...extra] = said.split(AT);
  if (place === undefined) return problem('place', said);
  if (extra.length > 0) return problem('extra', extra.join(' @ '));
  const [stiffness, x] = [read(stiff, 'springTranslation', reading), read(place, 'length', reading)];
  if (stiffness === null || stiffness <= 0) return problem('number', stiff);
  return x === null ? problem('place', place) : { kind: 'spring', x, stiffness };
}

function readPoint(verb: 'force' | 'axial' | 'moment', said: string, reading: LineReading): Saying {
  const [size = '', place, ...extra] = said.split(AT);
  if (place === undefined) return problem('place', said);
  if (extra.length > 0) return problem('extra', extra.join(' @ '));
  const value = read(size, verb === 'moment' ? 'moment' : 'force', reading);
  const x = read(place, 'length', reading);
  if (value === null || value === 0) return problem('number', size);
  return x === null
    ? problem('place', place)
    : { kind: 'point', verb, value: verb === 'force' ? -value : value, x };
}

function readSpread(verb: 'spread' | 'mass', said: string, reading: LineReading): Saying {
  const found = RANGE.exec(said);
  const [sizes = '', start, end] = found === null ? [said] : found.slice(1);
  // A unit behind the end holds for the start too.
  const unitOfEnd = /^[\d.,]+\s*(\p{L}+|['′"″])$/u.exec(end ?? '')?.[1] ?? '';
  const from = /^[\d.,]+$/.test(start ?? '') ? `${start} ${unitOfEnd}` : start;
  const x0 = from === undefined ? 0 : read(from, 'length', reading);
  const x1 = end === undefined ? reading.length : read(end, 'length', reading);
  if (x0 === null || x1 === null || x0 === x1) return problem('range', `${start ?? ''}-${end ?? ''}`);
  const quantity = verb === 'mass' ? 'linearMass' : 'distributedLoad';
  const parts = splitOrdinates(sizes);
  // `q 10 6` may mean a load that changes from 10 to 6, or one of 10 at or up to 6.
  if (found === null && parts.length > 1 && !sizes.includes('..')) return problem('noRange', said);
  // A unit behind the last ordinate is that of all.
  const unit = /[\p{L}/²]+$/u.exec(parts.at(-1) ?? '')?.[0] ?? '';
  const values = parts.map((part) => read(/\p{L}/u.test(part) ? part : `${part} ${unit}`, quantity, reading));
  const wrong = values.indexOf(null);
  if (wrong >= 0 || values.length > 3) return problem('number', parts[Math.max(0, wrong)] || said);
  const [a = 0, b = a, c] = values.map((value) => (verb === 'mass' ? (value ?? 0) : -(value ?? 0) + 0));
  const y: [number, number, number] = c === undefined ? [a, (a + b) / 2, b] : [a, b, c];
  if (y.every((value) => value === 0)) return problem('number', sizes);
  return { kind: 'spread', verb, y: x0 < x1 ? y : [y[2], y[1], y[0]], x: x0 < x1 ? [x0, x1] : [x1, x0] };
}

/** A plain value with its unit or without; spaces between its digits are gone already. */
const PLAIN = String.raw`([+\-−]?[\d.,]+(?:\s*\p{L}[\p{L}/²]*)?)`;
/** Two plain values with a hyphen or a space between them; a sign that touches only the second number belongs to it. */
const TWO = new RegExp(String.raw`^${PLAIN}(?:\s+(?=[+\-−][\d.])|\s*[\-–—−|]\s*|\s+)${PLAIN}$`, 'u');

/** Splits `5..10`, `5-10` and `5 10` into their ordinates. */
function splitOrdinates(sizes: string): readonly string[] {
  const two = sizes.includes('..') ? null : TWO.exec(sizes.trim());
  return two === null ? sizes.split('..').map((part) => part.trim()) : two.slice(1);
}

function read(text: string, quantity: Quantity, { system, length, locale }: LineReading): number | null {
  const variables = quantity === 'length' ? { variables: { L: length } } : {};
  const parsed = parseQuantity(text, { quantity, system, locale, ...variables });
  return parsed.ok ? parsed.value : null;
}

function problem(code: ProblemCode, part: string): Saying & { readonly kind: 'problem' } {
  const said = part.trim();
  return { kind: 'problem', code, part: said.length > REPEATED ? `${said.slice(0, REPEATED)}…` : said };
}

/** What lies beyond the beam is said to, with the statement it is in. */
function findOutside(
  saying: Saying,
  { length, statement }: { readonly length: number; readonly statement: string },
): Saying | null {
  const places = placesOf(saying);
  return places.some((x) => x < 0 || x > length) ? { ...problem('outside', statement), length } : null;
}

function placesOf(saying: Saying): readonly number[] {
  switch (saying.kind) {
    case 'support':
      return saying.places;
    case 'spread':
      return saying.x;
    case 'spring':
    case 'point':
      return [saying.x];
    default:
      return [];
  }
}
