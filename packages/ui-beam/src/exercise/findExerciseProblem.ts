const DIAGRAMS: readonly unknown[] = ['N', 'Q', 'M', 'slope', 'deflection', 'u'];
const PLACES: readonly unknown[] = ['greatest', 'max', 'min'];
const DIRECTIONS: readonly unknown[] = ['axial', 'normal', 'moment'];

/**
 * Says which part of what a page gives as an exercise is none, as a path such as `questions[0].of`; null of a whole one. A page writes it as
 * JSON or by hand, and nobody has checked it before.
 */
export function findExerciseProblem(given: unknown): string | null {
  if (!isRecord(given)) return 'exercise';
  const { questions, tries } = given;
  if (!Array.isArray(questions) || questions.length === 0) return 'questions';
  if (tries !== undefined && !isCount(tries, 1)) return 'tries';
  const ids = new Set<unknown>();
  for (const [index, question] of questions.entries()) {
    const place = `questions[${index}]`;
    if (!isRecord(question)) return place;
    const key = findWrongKey(question);
    if (key !== null) return `${place}.${key}`;
    // Answers are kept by it.
    if (ids.has(question['id'])) return `${place}.id`;
    ids.add(question['id']);
  }
  return null;
}

function findWrongKey({ id, text, set, tolerance, of, at, support, direction }: Given): string | null {
  if (typeof id !== 'string' || id === '') return 'id';
  if (text !== undefined && typeof text !== 'string') return 'text';
  if (set !== undefined && !isCount(set, 0)) return 'set';
  if (tolerance !== undefined && !isTolerance(tolerance)) return 'tolerance';
  if (of === 'reaction') {
    if (!isCount(support, 0)) return 'support';
    return direction === undefined || DIRECTIONS.includes(direction) ? null : 'direction';
  }
  if (!DIAGRAMS.includes(of)) return 'of';
  return at === undefined || PLACES.includes(at) || Number.isFinite(at) ? null : 'at';
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
