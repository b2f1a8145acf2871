import type { Source } from '../problems/problem.ts';
import { describeBeam } from './describeBeam.ts';

/** Formatting of the report that this part uses. */
export interface NumberFormat {
  readonly alignTable: (rows: readonly (readonly string[])[]) => string[];
  readonly formatRelative: (value: number) => string;
  readonly formatValue: (value: number, scale: number) => string;
  readonly cite: (problem: Pick<NumberedProblem<unknown>, 'id' | 'source' | 'why'>) => string[];
}

/** A beam with printed numbers, whose tolerances are relative to themselves. */
interface NumberedProblem<One> {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly why?: string;
  readonly document: object;
  readonly expected: readonly One[];
}

/** The heading of the first column, and the name and the found value of each printed number of a problem. */
export interface NumberReader<Problem, One> {
  readonly head: string;
  readonly read: (problem: Problem) => (one: One) => number;
  readonly describe: (one: One) => string;
}

/** Composes beams with printed numbers: a table for each, with a row for each number. */
export function composeNumbers<
  One extends { readonly value: number; readonly tolerance: number },
  Problem extends NumberedProblem<One>,
>(
  groups: readonly { readonly title: string; readonly problems: readonly Problem[] }[],
  { head, read, describe }: NumberReader<Problem, One>,
  { alignTable, formatRelative, formatValue, cite }: NumberFormat,
): string[] {
  const heads = [head, 'expected', 'found', 'deviation, relative', 'allowed, relative'];
  const compose = (problem: Problem): string[] => {
    const find = read(problem);
    const rows = problem.expected.map((one) => {
      const found = find(one);
      return [
        describe(one),
        formatValue(one.value, Math.abs(one.value)),
        formatValue(found, Math.abs(one.value)),
        formatRelative(Math.abs(found / one.value - 1)),
        one.tolerance === 0 ? '0' : formatRelative(one.tolerance),
      ];
    });
    return [
      `### ${problem.title}`,
      '',
      ...cite(problem),
      '',
      describeBeam(problem.document),
      '',
      ...alignTable([heads, ...rows]),
      '',
    ];
  };
  return groups.flatMap(({ title, problems }) => [`## ${title}`, '', ...problems.flatMap(compose)]);
}
