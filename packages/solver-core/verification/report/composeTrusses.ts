import {
  describeTrussExpected,
  foundInTruss,
  solveTrussProblem,
  trussDeviation,
} from '../truss/foundTruss.ts';
import type { TrussGroup } from '../truss/problems/index.ts';
import type { TrussExpected, TrussProblem } from '../truss/trussProblem.ts';
import { describeTruss } from './describeTruss.ts';

/** Formatting of the report that this part uses. */
interface Format {
  readonly alignTable: (rows: readonly (readonly string[])[]) => string[];
  readonly formatRelative: (value: number) => string;
  readonly formatValue: (value: number, scale: number) => string;
  readonly cite: (problem: Pick<TrussProblem, 'id' | 'source'>) => string[];
}

/**
 * Composes the trusses that are compared with books, programs and closed forms: a table for each, with a row for each
 * number or word.
 */
export function composeTrusses(groups: readonly TrussGroup[], format: Format): string[] {
  return groups.flatMap(({ title, problems }) => [
    `## ${title}`,
    '',
    ...problems.flatMap((problem) => composeProblem(problem, format)),
  ]);
}

const HEAD = ['what', 'expected', 'found', 'deviation, relative', 'allowed, relative'];

function composeProblem(problem: TrussProblem, format: Format): string[] {
  const { title, drawing, expected, why } = problem;
  const answer = solveTrussProblem(problem);
  const rows = expected.map((one) => composeRow(one, foundInTruss(problem, answer, one), format));
  return [
    `### ${title}`,
    '',
    ...format.cite({ id: problem.id, source: problem.source }),
    ...(why === undefined ? [] : [`Why: ${why}.`]),
    '',
    describeTruss(drawing),
    '',
    ...format.alignTable([HEAD, ...rows]),
    '',
  ];
}

function composeRow(
  expected: TrussExpected,
  found: number | string,
  { formatRelative, formatValue }: Format,
): string[] {
  const { value, tolerance, scale } = expected;
  const away = trussDeviation(found, expected);
  if (typeof value === 'string' || typeof found === 'string')
    return [describeTrussExpected(expected), String(value), String(found), away === 0 ? '0' : 'differs', '0'];
  // For a value of zero the problem's scale is used.
  const relative = value === 0 ? 1 : scale / Math.abs(value);
  return [
    describeTrussExpected(expected),
    formatValue(value, scale),
    formatValue(found, scale),
    formatRelative(away * relative),
    tolerance === 0 ? '0' : formatRelative(tolerance * relative),
  ];
}
