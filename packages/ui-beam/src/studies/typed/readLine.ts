import { LONGEST_LINE, splitLine } from '@eecs/ui-kit/editor';
import { findVerb } from '../../naming/words.ts';
import { type StatementReading, readStatement } from './readStatement.ts';
import { type Problem, type Saying, createProblem } from './saying.ts';

/** The options for reading a line. */
export interface LineReading extends StatementReading {
  /** The number of case sets; a beam without any counts as having one. */
  readonly sets?: number;
  /** Places of supports that can settle: those with a vertical restraint. */
  readonly held?: readonly number[];
}

/**
 * Reads a line such as `q 10 0-6; P 20 @ 3; pin 0; roller 6; IPE 300`: statements separated by semicolons, each a word
 * and its numbers, in the displayed units unless it states others. Forces and distributed loads act downwards, moments
 * counter-clockwise, axial forces to the right; a minus reverses them. A distributed load without a range acts on the
 * whole beam, with the length that any statement of the line sets; `10..20`, `10-20` or `10 20` before a range is
 * linear, `0..5..0` a parabola. `set 2` applies to the loads after it, `settlement 10 mm @ 6` moves a support down,
 * `self weight` includes the weight of the beam.
 *
 * If any part of a statement is not understood, the statement is a problem.
 */
export function readLine(text: string, reading: LineReading): Saying[] {
  const { statements, cut } = splitLine(text);
  // A length given as a fraction of L refers to the current length of the beam.
  const lengths = new Map(
    statements.flatMap((statement, at): readonly [number, Saying][] =>
      setsLength(statement) ? [[at, readStatement(statement, reading)]] : [],
    ),
  );
  const length = [...lengths.values()].reduce(
    (last, saying) => (saying.kind === 'length' ? saying.length : last),
    reading.length,
  );
  const sayings = statements.map(
    (statement, at) => lengths.get(at) ?? readStatement(statement, { ...reading, length }),
  );
  const held = new Set([...(reading.held ?? []), ...sayings.flatMap(listHeld)]);
  const checked = sayings.map(
    (saying, at): Saying =>
      findMissing(saying, {
        ...reading,
        length,
        held,
        isTyped: lengths.size > 0,
        statement: statements[at] ?? '',
      }) ?? saying,
  );
  return cut === '' ? checked : [...checked, createProblem('cut', cut)];
}

/** Returns whether a line begins with a length and continues: it then describes a whole beam. */
export function beginsBeam(text: string): boolean {
  const [first = '', ...rest] = text
    .slice(0, LONGEST_LINE)
    .split(/[;\n]/)
    .map((statement) => statement.trim());
  return setsLength(first) && rest.some((statement) => statement !== '');
}

function setsLength(statement: string): boolean {
  return findVerb(/^\p{L}+/u.exec(statement)?.[0] ?? '') === 'length';
}

/** Lists the places of a statement's supports that can settle. */
function listHeld(saying: Saying): readonly number[] {
  if (saying.kind === 'spring') return [saying.x];
  return saying.kind === 'support' && saying.verb !== 'hinge' ? saying.places : [];
}

/** Returns what a statement needs and the beam lacks: the place, the case set, the support. */
function findMissing(
  saying: Saying,
  {
    length,
    held,
    sets = 1,
    isTyped,
    statement,
  }: Omit<LineReading, 'held'> & {
    readonly held: ReadonlySet<number>;
    /** Whether the line sets the length. */
    readonly isTyped: boolean;
    readonly statement: string;
  },
): Problem | null {
  if (placesOf(saying).some((x) => x < 0 || x > length))
    return { ...createProblem(isTyped ? 'beyond' : 'outside', statement), length };
  if (saying.kind === 'set' && !(saying.set >= 0 && saying.set < Math.max(1, sets)))
    return createProblem('noSet', statement);
  if (saying.kind === 'settlement' && !held.has(saying.x)) return createProblem('noSupport', statement);
  return null;
}

function placesOf(saying: Saying): readonly number[] {
  switch (saying.kind) {
    case 'support':
      return saying.places;
    case 'spread':
      return saying.x;
    case 'spring':
    case 'settlement':
    case 'point':
      return [saying.x];
    default:
      return [];
  }
}
