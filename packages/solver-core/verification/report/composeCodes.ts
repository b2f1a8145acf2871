import type { CodeGroup } from '../codes/codeGroups.ts';
import { type CodeProblem, checkProblem, describeCodeNumber, foundByCode } from '../codes/codeProblem.ts';
import { describeBeam } from './describeBeam.ts';

/** Formatting of the report that this part uses. */
interface Format {
  readonly alignTable: (rows: readonly (readonly string[])[]) => string[];
  readonly formatRelative: (value: number) => string;
  readonly formatValue: (value: number, scale: number) => string;
  readonly cite: (problem: CodeProblem) => string[];
}

/**
 * Composes the beams that books and guides check by a standard: a table for each, with a row for each printed number.
 */
export function composeCodes(groups: readonly CodeGroup[], format: Format): string[] {
  return groups.flatMap(({ title, problems }) => [
    `## ${title}`,
    '',
    ...problems.flatMap((problem) => composeProblem(problem, format)),
  ]);
}

const HEAD = ['check', 'expected', 'found', 'deviation, relative', 'allowed, relative'];

function composeProblem(problem: CodeProblem, format: Format): string[] {
  const { alignTable, formatRelative, formatValue } = format;
  const checks = checkProblem(problem);
  const rows = problem.expected.map((one) => {
    const found = foundByCode(checks, one);
    return [
      describeCodeNumber(one),
      formatValue(one.value, Math.abs(one.value)),
      formatValue(found, Math.abs(one.value)),
      formatRelative(Math.abs(found / one.value - 1)),
      one.tolerance === 0 ? '0' : formatRelative(one.tolerance),
    ];
  });
  return [
    `### ${problem.title}`,
    '',
    ...format.cite(problem),
    '',
    describeBeam(problem.document),
    '',
    ...alignTable([HEAD, ...rows]),
    '',
  ];
}
