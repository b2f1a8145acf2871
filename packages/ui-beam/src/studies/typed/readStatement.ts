import { type Quantity, type UnitSystem, parseQuantity, readQuantityLists } from '@eecs/solver-core';
import {
  LONGEST_STATEMENT,
  type TypedSpread,
  findAmbiguous,
  readFeetInches,
  readName,
  readSet,
  readSpread,
  readWeight,
  splitPlaced,
  splitWord,
} from '@eecs/ui-kit/editor';
import { dropArrows, takeArrow, usualSign } from '@eecs/ui-kit/layout';
import { findVerb } from '../../naming/words.ts';
import { isWithinLimits } from './isWithinLimits.ts';
import { type Problem, type Saying, type SupportVerb, type Understood, createProblem } from './saying.ts';

/** The options for reading a statement. */
export interface StatementReading {
  readonly system: UnitSystem;
  /** Length of the beam, in its unit. */
  readonly length: number;
  readonly locale: string;
}

/** All possible meanings of a statement, or why it has none. */
type Meanings = readonly Understood[] | Problem;

/** Reads one statement of a line, each of its numbers as in any field; an ambiguous statement is a problem. */
export function readStatement(statement: string, reading: StatementReading): Saying {
  if (statement.length > LONGEST_STATEMENT) return createProblem('tooLong', statement);
  const meanings = readAll(statement, reading);
  if ('kind' in meanings) return findSeparator(statement, reading) ?? meanings;
  const distinct = [...new Map(meanings.map((one) => [JSON.stringify(one), one])).values()];
  const [first, second] = distinct;
  if (first === undefined) return createProblem('number', statement);
  if (second !== undefined) return { ...createProblem('ambiguous', statement), readings: [first, second] };
  return isWithinLimits(first) ? first : createProblem('tooGreat', statement);
}

/** Feet and inches as on American drawings, `10-6`, which other readers take for a difference. */
const FEET_INCHES = /(?<![\w.,'"/-])(\d+)-(\d|1[01])(?![\w.,'"/-])/g;

/** Reads a statement; in US units also with each `10-6` of a place or a length as feet and inches. */
function readAll(statement: string, reading: StatementReading): Meanings {
  const meanings = readMeanings(statement, reading);
  if (reading.system === 0 || statement.search(FEET_INCHES) < 0) return meanings;
  const feet = readMeanings(statement.replace(FEET_INCHES, `$1'$2"`), reading);
  if ('kind' in feet || feet.some(({ kind }) => kind === 'spread')) return meanings;
  return 'kind' in meanings ? feet : [...meanings, ...feet];
}

/** A comma that means thousands in en-US and decimals elsewhere. */
const LONE_COMMA = /(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d.,])/g;

/** Returns both readings of a statement with such a comma; null if the comma makes no difference. */
function findSeparator(statement: string, reading: StatementReading): Problem | null {
  if (reading.locale !== 'en-US' || statement.search(LONE_COMMA) < 0) return null;
  const [whole, parts] = ['$1$2', '$1.$2'].map((digits) =>
    readMeanings(statement.replace(LONE_COMMA, digits), reading),
  );
  if (whole === undefined || parts === undefined || 'kind' in whole || 'kind' in parts) return null;
  const [first, second] = [whole[0], parts[0]];
  return first === undefined || second === undefined
    ? null
    : { ...createProblem('ambiguous', statement), readings: [first, second] };
}

/**
 * Letters of sections that are also words of a line, followed by numbers with an x between them; after a W the x may
 * also be a multiplication sign.
 */
const SECTION = /^(?:[hlmw]\s*\d[\d.,/-]*(?:\s*[xх]\s*\d[\d.,/-]*)+|w\s*\d+\s*[×*]\s*\d[\d.,]*)$/iu;
/** An L with two plain numbers: an equal-leg angle, or spans of one length. */
const TWICE = /^l\s*(\d+(?:[.,]\d+)?)\s*[xх]\s*(\d+(?:[.,]\d+)?)$/iu;
/**
 * The narrowest leg of an angle in millimetres, and the widest in inches: EN 10056-1 begins with 20, AISC ends with 12.
 */
const LEGS = { narrowestMm: 15, widestIn: 12 };

/**
 * Returns whether a statement names a section whose letter is also a word. `L 50x5` is an angle and `L 2 x 22.5` a
 * length of two spans, depending on whether an angle can have such legs: no metric one is narrower than 15 mm; no
 * American one is wider than 12 in, or has a second leg or a thickness greater than the first leg.
 */
function isSection(statement: string, system: UnitSystem): boolean {
  const [first, second] = (TWICE.exec(statement)?.slice(1) ?? []).map((one) => Number(one.replace(',', '.')));
  if (first === undefined || second === undefined) return SECTION.test(statement);
  return system === 0 ? first >= LEGS.narrowestMm : first <= LEGS.widestIn && second <= first;
}

/** Replaces the x between two numbers, as in `2 x 22.5`, by a multiplication sign. */
function toProduct(text: string): string {
  return text.replace(/(?<=\d\s*)[xх](?=\s*[\d.])/giu, '×');
}

/** The line of action of a verb's value, for the sign of a plain number; other verbs have no arrow. */
const LINES = { force: 'y', spread: 'y', axial: 'x', moment: 'r' } as const;

/**
 * Reads a statement with an arrow beside its value, `q 10 ↑` or `M 5 ↻`: the plain number is read, then reversed if the
 * arrow gives the opposite direction. A force with a horizontal arrow is axial.
 */
function readMeanings(statement: string, reading: StatementReading): Meanings {
  if (takeArrow(statement, 'y')?.sign === null) return readPlain(statement, reading);
  const plain = readPlain(dropArrows(statement), reading);
  if ('kind' in plain) return plain;
  const turned = plain.map((one) => direct(one, statement));
  return turned.includes(null) ? createProblem('way', statement) : turned.filter((one) => one !== null);
}

/** Applies the arrow of a statement to a load; null if the load cannot act in that direction. */
function direct(one: Understood, statement: string): Understood | null {
  if (one.kind !== 'point' && one.kind !== 'spread') return null;
  if (one.verb === 'mass') return null;
  const aside = one.kind === 'point' && one.verb === 'force' ? takeArrow(statement, 'x')?.sign : null;
  // A plain force was read as a downward one.
  if (one.kind === 'point' && aside) return { ...one, verb: 'axial', value: -aside * one.value + 0 };
  const line = LINES[one.verb];
  const sign = takeArrow(statement, line)?.sign;
  if (!sign) return null;
  const factor = sign * usualSign(line);
  if (one.kind === 'point') return { ...one, value: factor * one.value };
  const { source } = one;
  return {
    ...one,
    y: [factor * one.y[0] + 0, factor * one.y[1] + 0, factor * one.y[2] + 0],
    ...(source !== undefined && { source: { ...source, pressure: factor * source.pressure } }),
  };
}

function readPlain(statement: string, reading: StatementReading): Meanings {
  const weight = readWeight(statement);
  if (weight !== null) return [{ kind: 'weight', isOn: weight }];
  const { word, said } = splitWord(statement);
  const verb = findVerb(word);
  // P20 is a force; IPE300 and S355 begin with no verb, W8X15 and L50x5 are sections whatever their letter means.
  if (verb === undefined || isSection(statement, reading.system)) return toMeanings(readName(statement));
  switch (verb) {
    case 'length': {
      const length = read(toProduct(said), 'length', reading);
      return length === null || length <= 0
        ? createProblem('number', said || statement)
        : [{ kind: 'length', length }];
    }
    case 'pin':
    case 'roller':
    case 'clamp':
    case 'hinge':
      return readSupport(verb, said, { ...reading, word });
    case 'spring':
      return readPlaced(said, 'springTranslation', reading, (stiffness, x) =>
        stiffness > 0 ? { kind: 'spring', x, stiffness } : null,
      );
    case 'settlement':
      return readPlaced(said, 'displacement', reading, (value, x) => ({ kind: 'settlement', x, value }));
    case 'spread':
    case 'mass':
      return readLoad(verb, said, reading);
    case 'force':
    case 'axial':
    case 'moment':
      return readPlaced(said, verb === 'moment' ? 'moment' : 'force', reading, (value, x) =>
        value === 0 ? null : { kind: 'point', verb, value: verb === 'force' ? -value : value, x },
      );
    case 'set':
      return toMeanings(readSet(said.replace(/^set\s+/i, ''), statement));
    default:
      return verb satisfies never;
  }
}

function toMeanings(one: Understood | Problem): Meanings {
  return one.kind === 'problem' ? one : [one];
}

/** Reads a distributed load, which acts downwards, or a mass; without a range it acts on the whole beam. */
function readLoad(verb: 'spread' | 'mass', said: string, reading: StatementReading): Meanings {
  const loads = readSpread(said, {
    isMass: verb === 'mass',
    read: (text, quantity) => read(text, quantity, reading),
    readFeet: (text) => readFeetInches(text, reading),
  });
  if ('kind' in loads) return loads;
  return loads.map(({ y, x, source }: TypedSpread): Understood => {
    const downwards = (value: number): number => (verb === 'mass' ? value : -value + 0);
    return {
      kind: 'spread',
      verb,
      y: [downwards(y[0]), downwards(y[1]), downwards(y[2])],
      ...(source !== undefined && { source: { ...source, pressure: downwards(source.pressure) } }),
      x: x ?? [0, reading.length],
    };
  });
}

/** Reads a value and its place; any further text is an error. */
function readPlaced(
  said: string,
  quantity: Quantity,
  reading: StatementReading,
  toMeaning: (value: number, x: number) => Understood | null,
): Meanings {
  const placed = splitPlaced(said);
  if (placed === null) return createProblem('place', said);
  const value = read(toProduct(placed.value), quantity, reading);
  const x = read(placed.place, 'length', reading);
  const meaning = value === null ? null : toMeaning(value, x ?? 0);
  if (meaning === null) return createProblem('number', placed.value);
  if (x === null) return createProblem('place', placed.place);
  return placed.extra === '' ? [meaning] : createProblem('extra', placed.extra);
}

function readSupport(
  verb: SupportVerb,
  said: string,
  { word, ...reading }: StatementReading & { readonly word: string },
): Meanings {
  const places = said
    .replace(/^(?:supports?|опор[аы]|опори)(?=\s|@|$)\s*/iu, '')
    .replace(/^(?:@|(?:at|в|на|у|при)\s)\s*/iu, '');
  const lists = readQuantityLists(places, (text) => read(text, 'length', reading));
  return lists.length === 0
    ? createProblem('place', places === '' ? verb : places)
    : lists.map((list) => ({ kind: 'support', verb, places: list, ...findAmbiguous(word) }));
}

function read(text: string, quantity: Quantity, { system, length, locale }: StatementReading): number | null {
  const variables = quantity === 'length' ? { variables: { L: length } } : {};
  const parsed = parseQuantity(text, { quantity, system, locale, ...variables });
  return parsed.ok ? parsed.value : null;
}
