import type { AskedDiagram, DiagramQuestion, ReactionQuestion } from './exercise.ts';

const DIAGRAMS = {
  N: true,
  Q: true,
  M: true,
  slope: true,
  deflection: true,
  u: true,
} satisfies Record<AskedDiagram, true>;
const PLACES = { greatest: true, max: true, min: true } satisfies Record<
  Extract<DiagramQuestion['at'], string>,
  true
>;
const DIRECTIONS = { axial: true, normal: true, moment: true } satisfies Record<
  NonNullable<ReactionQuestion['direction']>,
  true
>;

/** Why an exercise is invalid. */
export interface ExerciseProblem {
  /** The part at fault, such as `questions[0].of`. */
  readonly place: string;
  /** The expected value: the key of a text. */
  readonly wanted:
    | 'exercise'
    | 'questions'
    | 'tries'
    | 'question'
    | 'id'
    | 'text'
    | 'set'
    | 'tolerance'
    | 'name'
    | 'at'
    | 'support'
    /** Found after the beam is solved. */
    | 'stiffness'
    | 'result'
    | 'solvable';
  /** The allowed names, separated by commas. @default none */
  readonly names?: string;
}

/**
 * Finds the invalid part of an exercise and what is expected there; null if the exercise is valid. A page supplies it
 * as JSON or in code, unchecked.
 */
export function findExerciseProblem(given: unknown): ExerciseProblem | null {
  if (!isRecord(given)) return { place: 'exercise', wanted: 'exercise' };
  const { questions, tries } = given;
  if (!Array.isArray(questions) || questions.length === 0) return { place: 'questions', wanted: 'questions' };
  if (tries !== undefined && !isCount(tries, 1)) return { place: 'tries', wanted: 'tries' };
  const ids = new Set<unknown>();
  for (const [index, question] of questions.entries()) {
    const place = `questions[${index}]`;
    if (!isRecord(question)) return { place, wanted: 'question' };
    const key = findWrongKey(question);
    if (key !== null) return { place: `${place}.${key}`, ...wantedAt(key) };
    // Answers are stored by id.
    if (ids.has(question['id'])) return { place: `${place}.id`, wanted: 'id' };
    ids.add(question['id']);
  }
  return null;
}

type Key = 'id' | 'text' | 'set' | 'tolerance' | 'of' | 'at' | 'support' | 'direction';

function findWrongKey({ id, text, set, tolerance, of, at, support, direction }: Given): Key | null {
  if (typeof id !== 'string' || id === '') return 'id';
  if (text !== undefined && typeof text !== 'string') return 'text';
  if (set !== undefined && !isCount(set, 0)) return 'set';
  if (tolerance !== undefined && !isTolerance(tolerance)) return 'tolerance';
  if (of === 'reaction') {
    if (!isCount(support, 0)) return 'support';
    return direction === undefined || isNamed(direction, DIRECTIONS) ? null : 'direction';
  }
  if (!isNamed(of, DIAGRAMS)) return 'of';
  return at === undefined || isNamed(at, PLACES) || Number.isFinite(at) ? null : 'at';
}

function wantedAt(key: Key): Pick<ExerciseProblem, 'wanted' | 'names'> {
  switch (key) {
    case 'of':
      return { wanted: 'name', names: `${list(DIAGRAMS)}, reaction` };
    case 'direction':
      return { wanted: 'name', names: list(DIRECTIONS) };
    case 'at':
      return { wanted: 'at', names: list(PLACES) };
    default:
      return { wanted: key };
  }
}

function list(names: Readonly<Record<string, true>>): string {
  return Object.keys(names).join(', ');
}

function isNamed(given: unknown, names: Readonly<Record<string, true>>): boolean {
  return typeof given === 'string' && Object.hasOwn(names, given);
}

function isTolerance(given: unknown): boolean {
  const { relative, absolute } = isRecord(given) ? given : { relative: null };
  return [relative, absolute].every(
    (size) => size === undefined || (typeof size === 'number' && size >= 0 && size < Infinity),
  );
}

function isCount(given: unknown, least: number): boolean {
  return typeof given === 'number' && Number.isInteger(given) && given >= least;
}

type Given = Readonly<Record<string, unknown>>;

function isRecord(given: unknown): given is Given {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
