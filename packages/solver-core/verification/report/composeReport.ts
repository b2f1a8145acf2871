import { describeExpected, deviation, foundValue, solveProblem } from '../problems/foundValue.ts';
import type { ProblemGroup } from '../problems/index.ts';
import type { Expected, Problem, Source } from '../problems/problem.ts';
import { composeProfiles } from '../sections/composeProfiles.ts';
import { PROFILE_GROUPS } from '../sections/profileGroups.ts';
import { SECTION_PROBLEM_GROUPS } from '../sections/sectionProblemGroups.ts';
import { TRUSS_GROUPS } from '../truss/problems/index.ts';
import { composeSectionProblems } from './composeSectionProblems.ts';
import { FRAME_GROUPS } from '../frame/problems/index.ts';
import {
  type CombinationExpected,
  type CombinationProblem,
  combineProblem,
  describeGoverning,
  foundGoverning,
} from '../combinations/combinationProblem.ts';
import { COMBINATION_GROUPS } from '../combinations/combinationProblems.ts';
import { CODE_GROUPS } from '../codes/codeGroups.ts';
import {
  type CodeExpected,
  type CodeProblem,
  checkProblem,
  describeCodeNumber,
  foundByCode,
} from '../codes/codeProblem.ts';
import { type NumberReader, composeNumbers } from './composeNumbers.ts';
import { composeFrames } from './composeFrames.ts';
import { composeTrusses } from './composeTrusses.ts';
import { countProblems } from './countProblems.ts';
import { describeBeam } from './describeBeam.ts';
import { composeLongRuns } from './longRuns.ts';

/** The first page of the report, next to the solver's README. */
const FIRST_PAGE = 'VERIFICATION.md';

/**
 * Composes the verification report: every problem with its source, the published value, the solver's value and their
 * deviation. Returns the text of each page by its path in the package: a first page with the counts, and one page for
 * each subject.
 *
 * The text does not depend on the clock or the machine: deviations at the level of rounding are printed as bounds.
 */
export function composeReport(groups: readonly ProblemGroup[]): ReadonlyMap<string, string> {
  const format = { alignTable, formatRelative, formatValue, cite: composeCitation };
  const beams = (wanted: NonNullable<ProblemGroup['kind']>) =>
    groups.filter(({ kind = 'beams' }) => kind === wanted).flatMap((group) => composeGroup(group));
  const pages: readonly (readonly [file: string, title: string, lines: readonly string[]])[] = [
    ['beams', 'Beams: forces, moments, displacements', beams('beams')],
    ['stresses', 'Stresses in beams', beams('stresses')],
    ['mohr', 'Displacements by Mohr’s integral', beams('Mohr')],
    ['trusses', 'Trusses: forces, displacements, verdicts', composeTrusses(TRUSS_GROUPS, format)],
    ['frames', 'Frames: forces, displacements, verdicts', composeFrames(FRAME_GROUPS, format)],
    ['combinations', 'Combinations of actions', composeNumbers(COMBINATION_GROUPS, COMBINATIONS, format)],
    ['codes', 'Checks by design codes', composeNumbers(CODE_GROUPS, CODES, format)],
    ['sections', 'Sections: examples and formulas', composeSectionProblems(SECTION_PROBLEM_GROUPS, format)],
    ['profiles', 'Sections: profiles compared with tables', composeProfiles(PROFILE_GROUPS, format)],
  ];
  return new Map([
    [FIRST_PAGE, composeFirst(groups, pages)],
    ...pages.map(([file, title, lines]): [string, string] => [
      `${FOLDER}/${file}.md`,
      [`# ${title}`, '', ...NOTE, ...HOW_TO_READ, ...(SIGNS[file] ?? []), ...lines].join('\n'),
    ]),
  ]);
}

const COMBINATIONS: NumberReader<CombinationProblem, CombinationExpected> = {
  head: 'situation and result',
  read: (problem) => {
    const combined = combineProblem(problem);
    return (one) => foundGoverning(combined, one);
  },
  describe: describeGoverning,
};

const CODES: NumberReader<CodeProblem, CodeExpected> = {
  head: 'check',
  read: (problem) => {
    const checks = checkProblem(problem);
    return (one) => foundByCode(checks, one);
  },
  describe: describeCodeNumber,
};

const FOLDER = 'verification/results';

const NOTE = [
  '`npm run verification` writes this page from the cases in `verification/`; do not edit it.',
  '[VERIFICATION.md](../../VERIFICATION.md) has the counts.',
  '',
];

function composeFirst(
  groups: readonly ProblemGroup[],
  pages: readonly (readonly [file: string, title: string, lines: readonly string[]])[],
): string {
  const counts = countProblems();
  const total = (what: 'problems' | 'numbers' | 'compared') =>
    counts.reduce((sum, count) => sum + count[what], 0);
  const problems = [
    ...groups,
    ...TRUSS_GROUPS,
    ...FRAME_GROUPS,
    ...COMBINATION_GROUPS,
    ...CODE_GROUPS,
    ...SECTION_PROBLEM_GROUPS,
  ].flatMap((group) => group.problems.map(({ source }) => source.title));
  const sources = new Set([...problems, ...PROFILE_GROUPS.map(({ title }) => title)]);
  return [
    '# Verification of solver-core',
    '',
    'This page is for engineers who want to know how far the results can be trusted. It counts the published problems that the solver',
    'is compared with; the pages below list every number. `npm run verification` writes it from `verification/`; do not edit it.',
    '',
    `The suite contains ${total('problems')} problems from ${sources.size} sources, with ${total('numbers')} numbers.`,
    '',
    ...alignTable([
      ['what is verified', 'problems', 'numbers', 'source read'],
      ...counts.map(({ kind, problems: of, numbers, compared }) => [
        kind,
        ...[of, numbers, compared].map(String),
      ]),
    ]),
    '',
    `"Source read" counts ${total('compared')} problems whose published text, or another text that prints the same case, was compared with`,
    'the expected values; the line "Compared with" under the citation names that text and what it lacks or misprints. The other',
    'problems are cited from memory: the printed page was not at hand, so the place may be that of another edition, and the expected',
    'values are closed forms (for the profiles of DIN 1027 and EN 10055, rows of the table).',
    '',
    ...composeSummary([
      ...groups,
      ...TRUSS_GROUPS,
      ...FRAME_GROUPS,
      ...COMBINATION_GROUPS,
      ...CODE_GROUPS,
      ...SECTION_PROBLEM_GROUPS,
    ]),
    '',
    'These pages contain each case with its source, its expected and its found numbers:',
    '',
    ...pages.map(([file, title]) => `- [${title}](${FOLDER}/${file}.md)`),
    '',
    ...composeLongRuns(alignTable),
  ].join('\n');
}

/** Explains the tables of every page. */
const HOW_TO_READ = [
  'Expected values are closed forms of the source or numbers that it prints, never results of the solver. The deviation and the',
  'allowed deviation are relative to the expected value, or to a scale that the problem states if that value is 0; both are',
  'rounded to two digits. A closed form may deviate by 1e-10, a printed number by half of its last digit (3.3 % for a coefficient',
  'printed as 0.015). If more is allowed, a line "Why" gives the reason.',
  '',
];

const READ_BEAMS = [
  'Numbers are in the base units of the problem: N, m, rad, or lbf, in, rad if the source uses US units. A line states the beam',
  'of each problem; the program writes it from the document that it solves. Places and lengths are in m or in, c is the',
  'flexibility of a spring, "moved" is an imposed displacement of a support, and EI and EA are the values in use. N is positive in',
  'tension, Q if it turns the element clockwise, M if it sags; deflections and forces are positive upwards, rotations and moments',
  'counter-clockwise. "x−" is the left side of a jump.',
  '',
];

/** Explains the signs and units of each page. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  beams: READ_BEAMS,
  stresses: [
    ...READ_BEAMS.slice(0, -1),
    'Stresses are in MPa or psi, at a point y to the right and z up from the centroid of the section in its orientation; "z−" is',
    'the lower side of a jump.',
    '',
  ],
  mohr: READ_BEAMS,
  trusses: [
    'N is positive in tension, R is the action of an anchor on the truss, u are displacements along the axes. Joints have names, and a',
    'link is named by both of its joints. For a mechanism the expected result is the verdict.',
    '',
  ],
  combinations: READ_BEAMS,
  codes: [
    ...READ_BEAMS.slice(0, -1),
    'Resistances are design resistances, by AISC 360 design or allowable strengths; each is the one of the worst check of its kind.',
    '',
  ],
  frames: [
    'Joints and members have numbers. N, Q and M are in the axes of the member, R and displacements along the global axes.',
    '',
  ],
};

interface SourcedGroup {
  readonly title: string;
  readonly problems: readonly Pick<Problem, 'source'>[];
}

/** Counts the problems of each group, and those whose source was read. */
function composeSummary(groups: readonly SourcedGroup[]): string[] {
  const rows = groups.map(({ title, problems }) => [
    title,
    String(problems.length),
    String(problems.filter(isCompared).length),
  ]);
  return alignTable([['group', 'problems', 'compared with a text'], ...rows]);
}

function isCompared({ source }: Pick<Problem, 'source'>): boolean {
  return source.compared !== undefined;
}

function composeGroup({ title, problems }: ProblemGroup): string[] {
  return [`## ${title}`, '', ...problems.flatMap((problem) => composeProblem(problem))];
}

function composeProblem(problem: Problem): string[] {
  const { title, document, expected } = problem;
  const solved = solveProblem(problem);
  const rows = expected.map((one) => composeRow(one, foundValue(solved, one)));
  return [
    `### ${title}`,
    '',
    ...composeCitation(problem),
    '',
    describeBeam(document),
    '',
    ...alignTable([HEAD, ...rows]),
    '',
  ];
}

/** Names the source of a problem, the text that was read, and the reason for a wider tolerance. */
function composeCitation({ id, source, why }: Pick<Problem, 'id' | 'source' | 'why'>): string[] {
  return [
    `\`${id}\`: ${source.author}, _${source.title}_, ${source.edition}, ${source.place}.`,
    ...composeComparison(source),
    ...(why === undefined ? [] : [`Why so much is allowed: ${why}.`]),
  ];
}

/** Names the text that was read; returns nothing for a citation from memory. */
function composeComparison({ compared }: Source): string[] {
  if (compared === undefined) return [];
  const { text, except, derived } = compared;
  return [
    `Compared with ${text}${except === undefined ? '' : `; except ${except}`}.`,
    ...(derived === undefined ? [] : [`Derived instead: ${derived}.`]),
  ];
}

function composeRow(expected: Expected, found: number): string[] {
  return [
    describeExpected(expected),
    formatValue(expected.value, expected.scale),
    formatValue(found, expected.scale),
    formatRelative(deviation(found, expected) * relativeScale(expected)),
    expected.tolerance === 0 ? '0' : formatRelative(expected.tolerance * relativeScale(expected)),
  ];
}

/**
 * Converts a number relative to the problem's scale to one relative to the value; for a value of zero the problem's
 * scale is kept.
 */
function relativeScale({ value, scale }: Expected): number {
  return value === 0 ? 1 : scale / Math.abs(value);
}

const HEAD = ['what', 'expected', 'found', 'deviation, relative', 'allowed, relative'];

/** Writes rows as a Markdown table: the first column left-aligned, numbers right-aligned. */
function alignTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, k) => Math.max(...rows.map((row) => row[k]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map((row) =>
    line(row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]!) : cell.padStart(widths[k]!)))),
  );
  const rule = line(widths.map((width, k) => (k === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [lines[0]!, rule, ...lines.slice(1)];
}

/** Formats six significant digits; a value that is rounding compared with the scale becomes zero. */
function formatValue(value: number, scale: number): string {
  if (Math.abs(value) <= ROUNDING * scale) return '0';
  return String(Number(value.toPrecision(6)));
}

/**
 * Prints a relative deviation to two digits, and rounding errors as the next greater power of ten. A greater deviation
 * is never printed as a smaller number, so that the printed order is right.
 */
export function formatRelative(value: number): string {
  if (!(value >= 0)) return 'none';
  if (value < ROUNDING) return '< 1e-12';
  if (value < NOISE) return `< 1e${Math.floor(Math.log10(value)) + 1}`;
  return value.toExponential(1).replace('.0e', 'e');
}

const ROUNDING = 1e-12;
/** A deviation below this is rounding, whose digits mean nothing. */
const NOISE = 0.99e-10;
