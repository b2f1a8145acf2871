import { foundProperty } from '../sections/sectionProblem.ts';
import type { SectionProblem } from '../sections/sectionProblem.ts';
import type { SectionProblemGroup } from '../sections/sectionProblemGroups.ts';
import { describeSection } from './describeSection.ts';

/** Formatting of the report that this part uses. */
interface Format {
  readonly alignTable: (rows: readonly (readonly string[])[]) => string[];
  readonly formatRelative: (value: number) => string;
  readonly formatValue: (value: number, scale: number) => string;
  readonly cite: (problem: SectionProblem) => string[];
}

/**
 * Composes the sections that are compared with examples and formulas: a table for each, with a row for each property.
 */
export function composeSectionProblems(groups: readonly SectionProblemGroup[], format: Format): string[] {
  return groups.flatMap(({ title, problems }) => [
    `## ${title}`,
    '',
    ...problems.flatMap((problem) => composeProblem(problem, format)),
  ]);
}

const HEAD = ['property', 'expected', 'found', 'deviation, relative', 'allowed, relative'];

function composeProblem(problem: SectionProblem, format: Format): string[] {
  const { alignTable, formatRelative, formatValue } = format;
  const rows = problem.expected.map((one) => {
    const found = foundProperty(problem, one);
    const size = Math.abs(one.value) || one.scale;
    return [
      one.name,
      formatValue(one.value, one.scale),
      formatValue(found, one.scale),
      formatRelative(Math.abs(found - one.value) / size),
      formatRelative((one.tolerance * one.scale) / size),
    ];
  });
  const units = problem.section.units === 1 ? 'in, in2, in3, in4, in6' : 'mm, cm2, cm3, cm4, cm6';
  return [
    `### ${problem.title}`,
    '',
    ...format.cite(problem),
    '',
    `Section: ${describeSection(problem.section)}; ${units}.`,
    '',
    ...alignTable([HEAD, ...rows]),
    '',
  ];
}
