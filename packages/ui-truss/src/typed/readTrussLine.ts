import { LIMITS, type Quantity, type UnitSystem, parseQuantity } from '@eecs/solver-core';
import { readWeight, splitLine, splitPlaced } from '@eecs/ui-kit/editor';
import { takeArrow, usualSign } from '@eecs/ui-kit/layout';
import { STARTER_FIELDS } from '../starters/starterKinds.ts';
import { type At, type Statement, type Understood, createProblem } from './statement.ts';
import { findChord, findStarter, findTrussVerb } from './words.ts';

/** How a line is read. */
export interface LineReading {
  readonly system: UnitSystem;
  readonly locale: string;
}

/** No statement is longer: a text pasted by mistake would be looked for in the whole catalogue. */
const LONGEST = 200;
/** No catalogue has longer names. */
const LONGEST_NAME = 60;

/**
 * Reads a line such as `pratt 18x3 6; P 10 @ bottom; CHS 114.3x5`: statements between semicolons, in the units that are
 * shown unless a number names others. `pratt 18x3 6` is a common truss by span, height and panels; `joint 0 3` and
 * `rod 1-2-3` draw; `P 10 @ 2, 4-6` loads joints downwards, `H` to the right, and `@ bottom` or `@ top` means a chord;
 * `pin 1` and `roller 7` hold joints; `set 2` holds for the loads behind it; `self weight` counts the weight of the
 * rods.
 *
 * Every part of a statement belongs to what was understood, or the statement is a problem.
 */
export function readTrussLine(text: string, reading: LineReading): Statement[] {
  const { statements, cut } = splitLine(text);
  const read = statements.map((statement) => readStatement(statement, reading));
  return cut === '' ? read : [...read, createProblem('cut', cut)];
}

/** Returns whether a line begins with a common truss, which makes a truss of its own. */
export function beginsTruss(statements: readonly Statement[]): boolean {
  return statements[0]?.kind === 'truss';
}

/** `truss` before the name of a common truss adds nothing. */
const TRUSS = /^(?:truss|girder|ферма|балка)\s+(?=\p{L})/iu;

function readStatement(statement: string, reading: LineReading): Statement {
  if (statement.length > LONGEST) return createProblem('tooLong', statement);
  const weight = readWeight(statement);
  if (weight !== null) return { kind: 'weight', isOn: weight };
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(statement.replace(TRUSS, '')) ?? [];
  const said = rest.replace(/^\s*[:=]?\s*/, '');
  const starter = findStarter(word);
  // `K 24x6` is a truss; K-shaped names of a catalogue have no x.
  if (starter !== undefined && /\d/.test(said)) return readStarter(said, { starter, statement, reading });
  const verb = findTrussVerb(word);
  switch (verb) {
    case undefined:
      return statement.length > LONGEST_NAME
        ? createProblem('unknown', statement)
        : { kind: 'named', name: statement };
    case 'joint':
      return readJoint(said, reading);
    case 'rod':
      return readRods(said);
    case 'pin':
    case 'roller': {
      const joints = readJoints(said.replace(/^@\s*/, ''));
      return joints === null ? createProblem('joints', said || statement) : { kind: 'support', verb, joints };
    }
    case 'set':
      return /^\d{1,2}$/.test(said)
        ? { kind: 'set', set: Number(said) - 1 }
        : createProblem('setNumber', said || statement);
    case 'force':
    case 'horizontal':
      return readForce(said, verb === 'force' ? 'y' : 'x', reading);
    default:
      return verb satisfies never;
  }
}

/** The sign of multiplication between measures: a Latin or a Cyrillic x too. */
const TIMES = /\s*[xх×*]\s*/iu;
/** The last measure with the number of panels behind it. */
const LAST = /^(.*?)(?:[\s,/]+(\d{1,6})\s*(?:panels?|панел\p{L}*)?)?$/iu;

function readStarter(
  said: string,
  {
    starter,
    statement,
    reading,
  }: {
    readonly starter: Extract<Understood, { kind: 'truss' }>['starter'];
    readonly statement: string;
    readonly reading: LineReading;
  },
): Statement {
  const parts = said.split(TIMES);
  const [, last = '', panels] = LAST.exec(parts.pop() ?? '') ?? [];
  const texts = [...parts, last];
  const wanted = STARTER_FIELDS[starter].filter((field) => field !== 'panels' && field !== 'load').length;
  if (texts.length !== wanted) return createProblem('measures', statement);
  const lengths = texts.map((text) => readNumber(text, 'length', reading));
  const wrong = lengths.findIndex((length) => length === null || length <= 0);
  if (wrong >= 0) return createProblem('number', texts[wrong] || statement);
  const known = lengths.filter((length) => length !== null);
  if (known.some((length) => length > LIMITS.full.length)) return createProblem('tooGreat', statement);
  return { kind: 'truss', starter, lengths: known, panels: panels === undefined ? null : Number(panels) };
}

function readJoint(said: string, reading: LineReading): Statement {
  const texts = said.replace(/^@\s*/, '').split(/\s*;\s*|\s+/);
  const [x, y, z = 0] = texts.map((text) => readNumber(text, 'length', reading));
  if (texts.length > 3) return createProblem('extra', texts.slice(3).join(' '));
  if (x === undefined || y === undefined || x === null || y === null || z === null)
    return createProblem('place', said);
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) > LIMITS.full.length
    ? createProblem('tooGreat', said)
    : { kind: 'joint', place: { x, y, z } };
}

/** Most joints that one statement names. */
const MOST_NAMED = 2000;

/** Reads `2, 4-6` as indexes of joints; null if it is no such list. */
function readJoints(text: string): readonly number[] | null {
  const parts = text.trim().split(/\s*,\s*|\s+/);
  const joints: number[] = [];
  for (const part of parts) {
    const [, first = '', last = first] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to < from || joints.length + to - from >= MOST_NAMED) return null;
    for (let number = from; number <= to; number++) joints.push(number - 1);
  }
  return [...new Set(joints)];
}

/** Reads chains of joints, `1-2-3, 5-6`, as the rods between neighbours. */
function readRods(said: string): Statement {
  const chains = said.split(/\s*,\s*/).map((chain) => chain.split(/\s*[-–]\s*/));
  if (chains.some((chain) => chain.length < 2 || chain.some((end) => !/^[1-9]\d{0,5}$/.test(end))))
    return createProblem('rod', said);
  return {
    kind: 'rods',
    pairs: chains.flatMap((chain) =>
      chain.slice(1).map((end, at): [number, number] => [Number(chain[at]) - 1, Number(end) - 1]),
    ),
  };
}

/** Reads a force; an arrow beside its value, `10 ↑` or `10 →`, says its direction in place of the verb. */
function readForce(typed: string, verbAxis: 'x' | 'y', reading: LineReading): Statement {
  const [aside, upright] = [takeArrow(typed, 'x'), takeArrow(typed, 'y')];
  const arrow = aside?.sign
    ? ({ ...aside, axis: 'x' } as const)
    : upright && ({ ...upright, axis: 'y' } as const);
  if (arrow === null || (arrow.sign !== null && verbAxis === 'x' && arrow.axis === 'y'))
    return createProblem('way', typed);
  const { text: said, sign } = arrow;
  const axis = sign === null ? verbAxis : arrow.axis;
  const placed = splitPlaced(said);
  if (placed === null) return createProblem('joints', said);
  const value = readNumber(placed.value, 'force', reading);
  if (value === null || value === 0) return createProblem('number', placed.value || said);
  if (Math.abs(value) > LIMITS.full.magnitude) return createProblem('tooGreat', placed.value);
  const at = readAt(placed.place);
  if (at === null) return createProblem('joints', placed.place || said);
  if (placed.extra !== '') return createProblem('extra', placed.extra);
  const factor = sign === null ? 1 : sign * usualSign(axis);
  return { kind: 'force', axis, value: factor * value, at };
}

function readAt(text: string): At | null {
  const [word = '', another] = text.trim().split(/\s+/);
  const chord = findChord(word);
  if (chord !== undefined && (another === undefined || /^(?:chord|пояс)$/iu.test(another)))
    return { kind: 'chord', chord };
  const joints = readJoints(text.replace(/^\s*(?:joints?|узл\p{L}*|вузл\p{L}*)\s+/iu, ''));
  return joints === null ? null : { kind: 'joints', joints };
}

function readNumber(text: string, quantity: Quantity, { system, locale }: LineReading): number | null {
  const parsed = parseQuantity(text, { quantity, system, locale });
  return parsed.ok ? parsed.value : null;
}
