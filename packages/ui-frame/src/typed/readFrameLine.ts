import type { Quantity } from '@eecs/solver-core';
import {
  type NumberReading,
  createLineProblem as createProblem,
  findAmbiguous,
  isWithinMagnitude,
  isWithinPlaces,
  readChains,
  readCoordinates,
  readFeetInches,
  readForceArrow,
  readHeld,
  readName,
  readQuantity,
  readSet,
  readSpread,
  readStatements,
  readValue,
  splitPlaced,
  splitWord,
} from '@eecs/ui-kit/editor';
import { takeArrow, usualSign } from '@eecs/ui-kit/layout';
import { readCommonFrame } from './readCommonFrame.ts';
import { readJointsAt, readMembersAt, readPartsAt } from './readPlaces.ts';
import type { Statement } from './statement.ts';
import { type FrameVerb, findFrameVerb, findShape } from './words.ts';

/**
 * Reads a line such as `portal 12x4; q 5 @ beam; W 3 @ left; IPE 300`: statements separated by semicolons, in the
 * displayed units unless a number names others. A common frame comes first: `portal 12x4`, `gable 12x4 6`, `frame 2x6
 * 2x3.5`, with `pinned` or `clamped` for its feet; `joint 0 3` and `member 1-2-3` draw. `q` acts downwards along members,
 * `W` to the right, `snow` per horizontal length; `P`, `H` and `M` are forces and moments on joints or members. `pin
 * 1`, `clamp feet` and `roller 4` support joints, `hinge ridge` opens them; `IPE 300 @ beams` is a cross-section.
 *
 * Every part of a statement must be understood; otherwise the statement is a problem.
 */
export function readFrameLine(text: string, reading: NumberReading): Statement[] {
  return readStatements(text, (statement) => readStatement(statement, reading));
}

/** Returns whether a line begins with a common frame, which creates a new frame. */
export function beginsFrame(statements: readonly Statement[]): boolean {
  return statements[0]?.kind === 'frame';
}

/** `frame` before the name of another common frame adds nothing. */
const FRAME = /^(?:frame|рама)\s+(?=\p{L})/iu;
/** Prefixes of American sections that are also words of a line, with an x between their numbers: W8X15, M12x11.8. */
const SECTION = /^[hmw]\s*\d[\d.,/-]*\s*[xх×*]\s*\d[\d.,]*(?=\s*(?:@|$))/iu;

function readStatement(statement: string, reading: NumberReading): Statement {
  const { word, said } = splitWord(statement.replace(FRAME, ''));
  const shape = findShape(word);
  if (shape !== undefined) return readCommonFrame(said, { shape, statement, reading });
  const verb = SECTION.test(statement) ? undefined : findFrameVerb(word);
  return verb === undefined
    ? readNamed(statement, reading)
    : readVerb(verb, said.replace(/^@\s*/, ''), { word, statement, reading });
}

function readVerb(
  verb: FrameVerb,
  said: string,
  {
    word,
    statement,
    reading,
  }: { readonly word: string; readonly statement: string; readonly reading: NumberReading },
): Statement {
  switch (verb) {
    case 'joint':
      return readJoint(said, reading);
    case 'member': {
      const pairs = readChains(said);
      return pairs === null ? createProblem('noNew', said || statement) : { kind: 'members', pairs };
    }
    case 'pin':
    case 'roller':
    case 'clamp': {
      const at = readJointsAt(said);
      return at === null
        ? createProblem('joints', said || statement)
        : { kind: 'support', verb, at, ...findAmbiguous(word) };
    }
    case 'hinge': {
      const at = readPartsAt(said, reading);
      return at === null ? createProblem('parts', said || statement) : { kind: 'hinge', at };
    }
    case 'spring':
      return readSpring(said, reading);
    case 'settlement': {
      const read = readHeld(said, 'displacement', reading, readJointsAt);
      return 'kind' in read ? read : { kind: 'settlement', ...read };
    }
    case 'set':
      return readSet(said, statement);
    case 'force':
    case 'horizontal':
      return readForce(said, verb === 'force' ? 'y' : 'x', reading);
    case 'moment':
      return readMoment(said, reading);
    case 'spread':
    case 'wind':
    case 'snow':
    case 'mass':
      return readLoad(verb, said, reading);
    default:
      return verb satisfies never;
  }
}

/** Reads a catalogue name and the members it is for: `IPE 300 @ beams`. */
function readNamed(statement: string, reading: NumberReading): Statement {
  const placed = splitPlaced(statement);
  const named = readName((placed?.value ?? statement).trim());
  if (named.kind === 'problem') return named;
  if (placed === null) return { ...named, at: { kind: 'members', members: 'all', x: null } };
  const at = readMembersAt(placed.place, reading);
  if (at === null || at.x !== null) return createProblem('members', placed.place || statement);
  return placed.extra === '' ? { ...named, at } : createProblem('extra', placed.extra);
}

function readJoint(said: string, reading: NumberReading): Statement {
  const read = readCoordinates(said, 2, reading);
  if ('kind' in read) return read;
  const [x = 0, y = 0] = read;
  return { kind: 'joint', place: { x, y } };
}

function readSpring(said: string, reading: NumberReading): Statement {
  const read = readHeld(said, 'springTranslation', reading, readJointsAt);
  if ('kind' in read) return read;
  const { value: stiffness, at } = read;
  return stiffness > 0
    ? { kind: 'spring', stiffness, at }
    : createProblem('number', splitPlaced(said)?.value ?? said);
}

/** Reads a force; an arrow next to its value, `10 ↑` or `10 →`, overrides the direction of the verb. */
function readForce(typed: string, verbAxis: 'x' | 'y', reading: NumberReading): Statement {
  const arrow = readForceArrow(typed, verbAxis);
  if (arrow === null) return createProblem('way', typed);
  const { axis, factor } = arrow;
  // A force without a direction acts downwards.
  const sign = axis === 'y' ? -factor : factor;
  const className = axis === 'y' ? 'ShearLoad' : 'AxialLoad';
  return readPoint(arrow.text, 'force', reading, (value) => ({ className, value: sign * value }));
}

function readMoment(typed: string, reading: NumberReading): Statement {
  const arrow = takeArrow(typed, 'r');
  if (arrow === null) return createProblem('way', typed);
  const factor = arrow.sign === null ? 1 : arrow.sign * usualSign('r');
  return readPoint(arrow.text, 'moment', reading, (value) => ({
    className: 'BendingMoment',
    value: factor * value,
  }));
}

function readPoint(
  said: string,
  quantity: Quantity,
  reading: NumberReading,
  toLoad: (value: number) => Pick<Extract<Statement, { kind: 'force' }>, 'className' | 'value'>,
): Statement {
  const placed = splitPlaced(said);
  if (placed === null) return createProblem('parts', said);
  const value = readValue(placed.value, quantity, reading, said);
  if (typeof value !== 'number') return value;
  const at = readPartsAt(`${placed.place}${placed.extra}`, reading);
  if (at === null) return createProblem('parts', `${placed.place}${placed.extra}` || said);
  return at.kind === 'members' && !isWithinPlaces(at.x ?? 0)
    ? createProblem('tooGreat', `${placed.place}${placed.extra}`)
    : { kind: 'force', ...toLoad(value), at };
}

/** Reads a load along members, `10 @ beams`, `5..10 1-3 @ 2`; wind acts to the right, the others downwards. */
function readLoad(
  verb: 'spread' | 'wind' | 'snow' | 'mass',
  typed: string,
  reading: NumberReading,
): Statement {
  const isMass = verb === 'mass';
  const arrow = readForceArrow(typed, verb === 'wind' ? 'x' : 'y');
  if (arrow === null || (arrow.text !== typed && (isMass || (verb === 'snow' && arrow.axis === 'x'))))
    return createProblem('way', typed);
  const { text: said, axis, factor } = arrow;
  const placed = splitPlaced(said);
  if (placed === null) return createProblem('members', said);
  const loads = readSpread(placed.value, {
    isMass,
    read: (text, quantity) => readQuantity(text, quantity, reading),
    readFeet: (text) => readFeetInches(text, reading),
  });
  if ('kind' in loads) return loads;
  const [load, another] = loads;
  if (load === undefined || another !== undefined) return createProblem('noRange', placed.value);
  if (!load.y.every(isWithinMagnitude) || !(load.x ?? []).every(isWithinPlaces))
    return createProblem('tooGreat', placed.value);
  const at = readMembersAt(placed.place, reading);
  if (at === null || at.x !== null) return createProblem('members', placed.place || said);
  if (placed.extra !== '') return createProblem('extra', placed.extra);
  const sign = isMass ? 1 : axis === 'y' ? -factor : factor;
  const turned = (value: number): number => sign * value + 0;
  return {
    kind: 'spread',
    verb: isMass ? 'mass' : 'spread',
    axis,
    isProjected: verb === 'snow',
    y: [turned(load.y[0]), turned(load.y[1]), turned(load.y[2])],
    ...(load.source && { source: { ...load.source, pressure: turned(load.source.pressure) } }),
    x: load.x,
    at,
  };
}
