import { solveBeam } from '@eecs/solver-core';
import { describeExpected, deviation, foundValue } from '../problems/foundValue.ts';
import type { ProblemGroup } from '../problems/index.ts';
import type { Expected, Problem, Source } from '../problems/problem.ts';
import { composeLongRuns } from './longRuns.ts';

/**
 * Composes the verification report: every problem with its source, what was published, what the solver found and how
 * far apart they are.
 *
 * Nothing in it depends on the clock or the machine: deviations are printed as bounds of one digit, those at the level of
 * rounding as `< 1e-12`.
 */
export function composeReport(groups: readonly ProblemGroup[]): string {
  const problems = groups.flatMap((group) => group.problems);
  const numbers = problems.flatMap(({ expected }) => expected);
  const compared = problems.filter(isCompared);
  const sources = new Set(problems.map(({ source }) => source.title));
  return [
    '# Verification of solver-core',
    '',
    'Written by `verification/report/writeReport.ts` from `verification/problems/`; do not edit.',
    '',
    `${problems.length} problems from ${sources.size} sources, ${numbers.length} numbers.`,
    '',
    `Sources read: for ${compared.length} problems the published text, or another text that prints the same case, was read and`,
    'compared with the expected values; the line "Compared with" under the citation names that text and what it lacks or',
    'misprints. The others are cited from memory: the printed page was not at hand, the place may be off by an edition, and what',
    'is expected of them is a closed form.',
    '',
    ...composeSummary(groups),
    '',
    'Expected values are closed forms of the source, or its printed numbers, never results of the solver. `expected` and',
    '`found` are in the base units of the problem (N, m, rad, or lbf, in, rad where the source is in US units). The deviation is',
    'relative to the expected value, or to the scale of the printed coefficient; `allowed` is 1e-10 for a closed form and the',
    'printed digits otherwise. N: tension positive; Q: positive when it turns the element clockwise; M: sagging positive;',
    'deflections and forces up, rotations and moments counter-clockwise positive.',
    '',
    ...composeLongRuns(alignTable),
    ...groups.flatMap((group) => composeGroup(group)),
  ].join('\n');
}

/** Counts the problems of each group, and those whose source was read. */
function composeSummary(groups: readonly ProblemGroup[]): string[] {
  const rows = groups.map(({ title, problems }) => [
    title,
    String(problems.length),
    String(problems.filter(isCompared).length),
  ]);
  return alignTable([['group', 'problems', 'compared with a text'], ...rows]);
}

function isCompared({ source }: Problem): boolean {
  return source.compared !== undefined;
}

function composeGroup({ title, problems }: ProblemGroup): string[] {
  return [`## ${title}`, '', ...problems.flatMap((problem) => composeProblem(problem))];
}

function composeProblem(problem: Problem): string[] {
  const { id, title, source, document, expected } = problem;
  const answer = solveBeam(document);
  const rows = expected.map((one) => composeRow(one, foundValue(answer, one)));
  return [
    `### ${title}`,
    '',
    `\`${id}\`: ${source.author}, _${source.title}_, ${source.edition}, ${source.place}.`,
    ...composeComparison(source),
    '',
    ...alignTable([HEAD, ...rows]),
    '',
  ];
}

/** Names the text that was read; nothing for a citation from memory. */
function composeComparison({ compared }: Source): string[] {
  if (compared === undefined) return [];
  const { text, except } = compared;
  return [`Compared with ${text}${except === undefined ? '' : `; except ${except}`}.`];
}

function composeRow(expected: Expected, found: number): string[] {
  return [
    describeExpected(expected),
    formatValue(expected.value, expected.scale),
    formatValue(found, expected.scale),
    formatBound(deviation(found, expected)),
    expected.tolerance === 0 ? '0' : expected.tolerance.toExponential(0),
  ];
}

const HEAD = ['what', 'expected', 'found', 'deviation', 'allowed'];

/** Writes rows as a Markdown table: the first column to the left, numbers to the right. */
function alignTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, k) => Math.max(...rows.map((row) => row[k]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map((row) =>
    line(row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]!) : cell.padStart(widths[k]!)))),
  );
  const rule = line(widths.map((width, k) => (k === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [lines[0]!, rule, ...lines.slice(1)];
}

/** Six significant digits; what is rounding beside the scale is zero. */
function formatValue(value: number, scale: number): string {
  if (Math.abs(value) <= ROUNDING * scale) return '0';
  return String(Number(value.toPrecision(6)));
}

/** Prints a deviation as a bound of one digit: 0.00372 as `< 4e-3`. */
export function formatBound(value: number): string {
  if (!(value >= 0)) return 'none';
  if (value < ROUNDING) return '< 1e-12';
  const exponent = Math.floor(Math.log10(value));
  const digit = Math.floor(value / 10 ** exponent) + 1;
  return digit >= 10 ? `< 1e${exponent + 1}` : `< ${digit}e${exponent}`;
}

const ROUNDING = 1e-12;
