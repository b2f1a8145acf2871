import { describeExpected, deviation, foundValue, solveProblem } from '../problems/foundValue.ts';
import type { ProblemGroup } from '../problems/index.ts';
import type { Expected, Problem, Source } from '../problems/problem.ts';
import { composeProfiles } from '../sections/composeProfiles.ts';
import { PROFILE_GROUPS } from '../sections/profileGroups.ts';
import { SECTION_PROBLEM_GROUPS } from '../sections/sectionProblemGroups.ts';
import { TRUSS_GROUPS } from '../truss/problems/index.ts';
import { composeSectionProblems } from './composeSectionProblems.ts';
import { FRAME_GROUPS } from '../frame/problems/index.ts';
import { composeFrames } from './composeFrames.ts';
import { composeTrusses } from './composeTrusses.ts';
import { countProblems } from './countProblems.ts';
import { describeBeam } from './describeBeam.ts';
import { composeLongRuns } from './longRuns.ts';

/** The first page of the report, beside the solver's README. */
const FIRST_PAGE = 'VERIFICATION.md';

/**
 * Composes the verification report: every problem with its source, what was published, what the solver found and how
 * far apart they are. Returns the text of each page by its path in the package: a first page with the counts, and a page
 * per subject.
 *
 * Nothing in it depends on the clock or the machine: deviations at the level of rounding are printed as bounds.
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
    ['sections', 'Sections: examples and formulas', composeSectionProblems(SECTION_PROBLEM_GROUPS, format)],
    ['profiles', 'Sections: profiles beside tables', composeProfiles(PROFILE_GROUPS, format)],
  ];
  return new Map([
    [FIRST_PAGE, composeFirst(groups, pages)],
    ...pages.map(([file, title, lines]): [string, string] => [
      `${FOLDER}/${file}.md`,
      [`# ${title}`, '', ...NOTE, ...HOW_TO_READ, ...lines].join('\n'),
    ]),
  ]);
}

const FOLDER = 'verification/results';

const NOTE = [
  'Written by `npm run verification` from the cases in `verification/`; do not edit.',
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
  const problems = [...groups, ...TRUSS_GROUPS, ...FRAME_GROUPS, ...SECTION_PROBLEM_GROUPS].flatMap((group) =>
    group.problems.map(({ source }) => source.title),
  );
  const sources = new Set([...problems, ...PROFILE_GROUPS.map(({ title }) => title)]);
  return [
    '# Verification of solver-core',
    '',
    'Written by `npm run verification` from `verification/problems/`, `verification/truss/`, `verification/frame/` and',
    '`verification/sections/`; do not edit.',
    '',
    `${total('problems')} problems from ${sources.size} sources, ${total('numbers')} numbers.`,
    '',
    ...alignTable([
      ['what is verified', 'problems', 'numbers', 'source read'],
      ...counts.map(({ kind, problems: of, numbers, compared }) => [
        kind,
        ...[of, numbers, compared].map(String),
      ]),
    ]),
    '',
    `Sources read: for ${total('compared')} problems the published text, or another text that prints the same case, was read and`,
    'compared with the expected values; the line "Compared with" under the citation names that text and what it lacks or',
    'misprints. The others are cited from memory: the printed page was not at hand, the place may be off by an edition, and what',
    'is expected of them is a closed form; of profiles from memory (DIN 1027, EN 10055) it is the row of the table.',
    '',
    ...composeSummary([...groups, ...TRUSS_GROUPS, ...FRAME_GROUPS, ...SECTION_PROBLEM_GROUPS]),
    '',
    'Each case with its source, its expected and its found numbers:',
    '',
    ...pages.map(([file, title]) => `- [${title}](${FOLDER}/${file}.md)`),
    '',
    ...composeLongRuns(alignTable),
  ].join('\n');
}

/** Explains the tables at the head of each page. */
const HOW_TO_READ = [
  'Expected values are closed forms of the source, or its printed numbers, never results of the solver. `expected` and',
  '`found` are in the base units of the problem (N, m, rad, or lbf, in, rad where the source is in US units). Deviation and',
  'what is allowed are both relative to the expected value (where that is 0, to the scale the problem states), to two digits: a',
  'closed form is allowed 1e-10, a printed number half of its last digit (3.3 % of a coefficient printed as 0.015). Where more is allowed, a line "Why" tells the',
  'reason. Each problem states its beam in one line, written from the very document that is solved: places and lengths in m or',
  'in, c a spring, "moved" an imposed displacement of a support; EI and EA as they enter.',
  'N: tension positive; Q: positive when it turns the element clockwise; M: sagging positive;',
  'deflections and forces up, rotations and moments counter-clockwise positive. Stresses in MPa or psi at a point y to the right',
  'and z up from the centroid of the section as it stands; "z−" and "x−" are the lower and the left side of a jump.',
  'Of trusses: N tension positive, R what an anchor does to the truss, u displacements along the axes; joints by name, links by the',
  'names of both ends. Of those that do not stand the verdict is what is expected.',
  'Of frames: joints and members by number, N, Q, M in the axes of the member, R and displacements along the global axes.',
  '',
];

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

/** Names the source of a problem, the text that was read, and why more is allowed. */
function composeCitation({ id, source, why }: Pick<Problem, 'id' | 'source' | 'why'>): string[] {
  return [
    `\`${id}\`: ${source.author}, _${source.title}_, ${source.edition}, ${source.place}.`,
    ...composeComparison(source),
    ...(why === undefined ? [] : [`Why so much is allowed: ${why}.`]),
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
    formatRelative(deviation(found, expected) * relativeScale(expected)),
    expected.tolerance === 0 ? '0' : formatRelative(expected.tolerance * relativeScale(expected)),
  ];
}

/** Scales what is relative to the problem's scale to the value itself; a value of zero has none but the problem's. */
function relativeScale({ value, scale }: Expected): number {
  return value === 0 ? 1 : scale / Math.abs(value);
}

const HEAD = ['what', 'expected', 'found', 'deviation, relative', 'allowed, relative'];

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

/**
 * Prints a relative deviation to two digits, what is rounding as the next power of ten above it. A greater one is never
 * printed as less, so that what is within the allowed also reads so.
 */
export function formatRelative(value: number): string {
  if (!(value >= 0)) return 'none';
  if (value < ROUNDING) return '< 1e-12';
  if (value < NOISE) return `< 1e${Math.floor(Math.log10(value)) + 1}`;
  return value.toExponential(1).replace('.0e', 'e');
}

const ROUNDING = 1e-12;
/** Below it a deviation is rounding, whose digits mean nothing. */
const NOISE = 0.99e-10;
