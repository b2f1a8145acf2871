import { PROBLEM_GROUPS } from '../problems/index.ts';
import { PROFILE_GROUPS } from '../sections/profileGroups.ts';
import { SECTION_PROBLEM_GROUPS } from '../sections/sectionProblemGroups.ts';
import { COMBINATION_GROUPS } from '../combinations/combinationProblems.ts';
import { CODE_GROUPS } from '../codes/codeGroups.ts';
import { FRAME_GROUPS } from '../frame/problems/index.ts';
import { TRUSS_GROUPS } from '../truss/problems/index.ts';

/**
 * The number of problems of a kind, the number of compared values, and the number of problems whose source was read.
 */
export interface ProblemCount {
  readonly kind: string;
  readonly problems: number;
  readonly numbers: number;
  readonly compared: number;
}

/**
 * Counts the problems of the suite by subject: beams, stresses, displacements by Mohr, trusses, frames, combinations, design codes,
 * sections, and profiles of tables.
 */
export function countProblems(): readonly ProblemCount[] {
  const solved = (['beams', 'stresses', 'Mohr'] as const).map((wanted) =>
    count(
      KINDS[wanted],
      PROBLEM_GROUPS.filter(({ kind = 'beams' }) => kind === wanted).flatMap((group) => group.problems),
    ),
  );
  const profiles = PROFILE_GROUPS.flatMap((group) => group.profiles.map((profile) => ({ group, profile })));
  return [
    ...solved,
    count(
      'trusses: forces, displacements, verdicts',
      TRUSS_GROUPS.flatMap((group) => group.problems),
    ),
    count(
      'frames: forces, displacements, verdicts',
      FRAME_GROUPS.flatMap((group) => group.problems),
    ),
    count(
      'combinations of actions',
      COMBINATION_GROUPS.flatMap((group) => group.problems),
    ),
    count(
      'checks by design codes',
      CODE_GROUPS.flatMap((group) => group.problems),
    ),
    count(
      'sections: examples and formulas',
      SECTION_PROBLEM_GROUPS.flatMap((group) => group.problems),
    ),
    {
      kind: 'sections: profiles compared with tables',
      problems: profiles.length,
      numbers: profiles.reduce((sum, { profile }) => sum + Object.keys(profile.published).length, 0),
      compared: profiles.filter(({ group }) => !group.source.endsWith(FROM_MEMORY)).length,
    },
  ];
}

const KINDS = {
  beams: 'beams: forces, moments, displacements',
  stresses: 'stresses in beams',
  Mohr: 'displacements by Mohr’s integral',
} as const;

/** The note on a table that was typed without a text at hand. */
const FROM_MEMORY = 'cited from memory';

interface Countable {
  readonly source: { readonly compared?: unknown };
  readonly expected: readonly unknown[];
}

function count(kind: string, problems: readonly Countable[]): ProblemCount {
  return {
    kind,
    problems: problems.length,
    numbers: problems.reduce((sum, { expected }) => sum + expected.length, 0),
    compared: problems.filter(({ source }) => source.compared !== undefined).length,
  };
}
