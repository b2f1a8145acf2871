import { type Quantity, type UnitSystem, parseQuantity } from '@eecs/solver-core';
import { isWithinLimits } from './isWithinLimits.ts';
import { findVerb } from '../naming/words.ts';

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
    };

export type SupportVerb = 'pin' | 'roller' | 'clamp' | 'hinge';

/** What is wrong with a statement; `part` is the text at fault. */
export type ProblemCode = 'number' | 'place' | 'range' | 'outside' | 'tooGreat' | 'tooLong';

/** No statement is longer; what is pasted by mistake would be looked for in the whole catalogue. */
const LONGEST = 200;
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
  const statements = text
    .split(/[;\n]/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const lengths = statements.flatMap((statement) => {
    const saying = readOne(statement, reading);
    return saying.kind === 'length' ? [saying.length] : [];
  });
  const length = lengths.at(-1) ?? reading.length;
  return statements.map((statement): Saying => {
    // A length in parts of the length is one of the beam as it stands.
    const ofBeam = readOne(statement, reading);
    const saying = ofBeam.kind === 'length' ? ofBeam : readOne(statement, { ...reading, length });
    return findOutside(saying, { length, statement }) ?? saying;
  });
}

function readOne(statement: string, reading: LineReading): Saying {
  if (statement.length > LONGEST) return problem('tooLong', statement);
  const saying = readStatement(statement, reading);
  return isWithinLimits(saying) ? saying : problem('tooGreat', statement);
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
const BETWEEN = /\s*,\s+|(?<!['′]|ft)\s+(?=[\d.+-])/u;
const RANGE =
  /^(.*?)\s*(?:from\s+|от\s+|с\s+|від\s+|з\s+|@\s*)?([\d.,]+\s*(?:\p{L}+|['′"″])?)\s*(?:-|–|—|to\s|до\s)\s*([\d.,]+\s*(?:\p{L}+|['′"″])?|L)$/iu;

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
  const [stiff = '', place] = said.split(AT);
  if (place === undefined) return problem('place', said);
  const [stiffness, x] = [read(stiff, 'springTranslation', reading), read(place, 'length', reading)];
  if (stiffness === null || stiffness <= 0) return problem('number', stiff);
  return x === null ? problem('place', place) : { kind: 'spring', x, stiffness };
}

function readPoint(verb: 'force' | 'axial' | 'moment', said: string, reading: LineReading): Saying {
  const [size = '', place] = said.split(AT);
  if (place === undefined) return problem('place', said);
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
  const x0 = start === undefined ? 0 : read(start, 'length', reading);
  const x1 = end === undefined ? reading.length : read(end, 'length', reading);
  if (x0 === null || x1 === null || x0 === x1) return problem('range', `${start ?? ''}-${end ?? ''}`);
  const quantity = verb === 'mass' ? 'linearMass' : 'distributedLoad';
  const parts = splitOrdinates(sizes);
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

/** A plain value, thousands in spaces or not, with its unit or without. */
const PLAIN = String.raw`([+\-−]?(?:\d{1,3}(?: \d{3})+(?!\d)|[\d.,]+)(?:\s*\p{L}[\p{L}/²]*)?)`;
/**
 * Two plain values with a hyphen or a space between them; a sign that touches its number alone is that of the number.
 */
const TWO = new RegExp(
  String.raw`^${PLAIN}(?:\s+(?=[+\-−][\d.])|\s*[\-–—−]\s*|\s+(?!\d{3}(?!\d)))${PLAIN}$`,
  'u',
);

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
