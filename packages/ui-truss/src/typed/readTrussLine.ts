import {
  type NumberReading,
  createLineProblem as createProblem,
  isWithinLengths,
  isWithinMagnitude,
  readChains,
  readCoordinates,
  readForceArrow,
  readHeld,
  readName,
  readNumberList,
  readPointArea,
  readQuantity,
  readSet,
  readSize,
  readStatements,
  readValue,
  splitPlaced,
  splitWord,
} from '@eecs/ui-kit/editor';
import { STARTER_FIELDS } from '../starters/starterKinds.ts';
import type { At, Statement, Understood } from './statement.ts';
import { findChord, findStarter, findTrussVerb } from './words.ts';

/**
 * Reads a line such as `pratt 18x3 6; P 10 @ bottom; CHS 114.3x5`: statements separated by semicolons, in the displayed
 * units unless a number states others. `pratt 18x3 6` is a common truss by span, height and panels; `joint 0 3` and
 * `rod 1-2-3` draw; `P 10 @ 2, 4-6` loads joints downwards, `H` to the right, and `@ bottom` or `@ top` means a chord;
 * `P 2 kPa x 3 x 4` is a pressure times a tributary width and the spacing of the joints; `pin 1` and `roller 7` support
 * joints, `settlement 10 mm @ 7` moves supports down; `set 2` applies to the loads after it; `self weight` includes the
 * weight of the rods.
 *
 * If any part of a statement is not understood, the statement is a problem.
 */
export function readTrussLine(text: string, reading: NumberReading): Statement[] {
  return readStatements(text, (statement) => readStatement(statement, reading));
}

/** Returns whether a line begins with a common truss, and so creates a truss of its own. */
export function beginsTruss(statements: readonly Statement[]): boolean {
  return statements[0]?.kind === 'truss';
}

/** `truss` before the name of a common truss adds nothing. */
const TRUSS = /^(?:truss|girder|ферма|балка)\s+(?=\p{L})/iu;

function readStatement(statement: string, reading: NumberReading): Statement {
  const { word, said } = splitWord(statement.replace(TRUSS, ''));
  const starter = findStarter(word);
  // `K 24x6` is a truss; K-shaped names of a catalogue have no x.
  if (starter !== undefined && /\d/.test(said)) return readStarter(said, { starter, statement, reading });
  const verb = findTrussVerb(word);
  switch (verb) {
    case undefined:
      return readName(statement);
    case 'joint':
      return readJoint(said, reading);
    case 'rod':
      return readRods(said);
    case 'pin':
    case 'roller': {
      const joints = readNumberList(said.replace(/^@\s*/, ''));
      return joints === null ? createProblem('joints', said || statement) : { kind: 'support', verb, joints };
    }
    case 'clamp':
      return createProblem('clamp', statement);
    case 'settlement':
      return readSettlement(said, reading);
    case 'set':
      return readSet(said, statement);
    case 'force':
    case 'horizontal':
      return readForce(said, verb === 'force' ? 'y' : 'x', reading);
    default:
      return verb satisfies never;
  }
}

/** The multiplication sign between dimensions: also a Latin or a Cyrillic x. */
const TIMES = /\s*[xх×*]\s*/iu;
/** The last dimension, followed by the number of panels. */
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
    readonly reading: NumberReading;
  },
): Statement {
  const parts = said.split(TIMES);
  const [, last = '', panels] = LAST.exec(parts.pop() ?? '') ?? [];
  const texts = [...parts, last];
  const wanted = STARTER_FIELDS[starter].filter((field) => field !== 'panels' && field !== 'load').length;
  if (texts.length !== wanted) return createProblem('measures', statement);
  const lengths = texts.map((text) => readSize(text, reading));
  const wrong = lengths.findIndex((length) => length === null || length <= 0);
  if (wrong >= 0) return createProblem('number', texts[wrong] || statement);
  const known = lengths.filter((length) => length !== null);
  if (!known.every(isWithinLengths)) return createProblem('tooGreat', statement);
  return { kind: 'truss', starter, lengths: known, panels: panels === undefined ? null : Number(panels) };
}

function readJoint(said: string, reading: NumberReading): Statement {
  const read = readCoordinates(said.replace(/^@\s*/, ''), 3, reading);
  if ('kind' in read) return read;
  const [x = 0, y = 0, z = 0] = read;
  return { kind: 'joint', place: { x, y, z } };
}

/** Reads chains of joints, `1-2-3, 5-6`, as the rods between neighbours. */
function readRods(said: string): Statement {
  const pairs = readChains(said);
  return pairs === null ? createProblem('rod', said) : { kind: 'rods', pairs };
}

/** Reads a settlement of supports, downwards: `10 mm @ 7`. */
function readSettlement(said: string, reading: NumberReading): Statement {
  const read = readHeld(said, 'displacement', reading, (place) => {
    const at = readAt(place);
    return at?.kind === 'joints' ? at.joints : null;
  });
  return 'kind' in read ? read : { kind: 'settlement', value: read.value, joints: read.at };
}

/** Reads a force; an arrow beside its value, `10 ↑` or `10 →`, gives its direction in place of the verb. */
function readForce(typed: string, verbAxis: 'x' | 'y', reading: NumberReading): Statement {
  const arrow = readForceArrow(typed, verbAxis);
  if (arrow === null) return createProblem('way', typed);
  const { text: said, axis, factor } = arrow;
  const placed = splitPlaced(said);
  if (placed === null) return createProblem('joints', said);
  const area = readPointArea(placed.value, (text, quantity) => readQuantity(text, quantity, reading));
  const value =
    area === null
      ? readValue(placed.value, 'force', reading, said)
      : area.pressure * area.width * area.spacing;
  if (typeof value !== 'number') return value;
  if (!isWithinMagnitude(value)) return createProblem('tooGreat', placed.value);
  const at = readAt(placed.place);
  if (at === null) return createProblem('joints', placed.place || said);
  if (placed.extra !== '') return createProblem('extra', placed.extra);
  const source = area && { ...area, pressure: factor * area.pressure };
  return { kind: 'force', axis, value: factor * value, ...(source && { source }), at };
}

function readAt(text: string): At | null {
  const [word = '', another] = text.trim().split(/\s+/);
  const chord = findChord(word);
  if (chord !== undefined && (another === undefined || /^(?:chord|пояс)$/iu.test(another)))
    return { kind: 'chord', chord };
  const joints = readNumberList(text.replace(/^\s*(?:joints?|узл\p{L}*|вузл\p{L}*)\s+/iu, ''));
  return joints === null ? null : { kind: 'joints', joints };
}
