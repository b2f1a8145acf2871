import type { UnitSystem } from '@eecs/solver-core';
import { CODE_GROUPS } from '../codes/codeGroups.ts';
import { checkProblem, describeCodeNumber, foundByCode } from '../codes/codeProblem.ts';
import { combineProblem, describeGoverning, foundGoverning } from '../combinations/combinationProblem.ts';
import { COMBINATION_GROUPS } from '../combinations/combinationProblems.ts';
import { FRAME_CLOSED_FORM, foundInFrame, frameDeviation, solveFrameProblem } from '../frame/frameProblem.ts';
import { describeFrameQuantity } from '../frame/describeFrameQuantity.ts';
import { FRAME_GROUPS } from '../frame/problems/index.ts';
import { describeExpected, deviation, foundValue, solveProblem } from '../problems/foundValue.ts';
import { PROBLEM_GROUPS } from '../problems/index.ts';
import { FIT_REASON, type PublishedName, compareProfile } from '../sections/profile.ts';
import { PROFILE_GROUPS } from '../sections/profileGroups.ts';
import { foundProperty } from '../sections/sectionProblem.ts';
import { SECTION_PROBLEM_GROUPS } from '../sections/sectionProblemGroups.ts';
import {
  describeTrussExpected,
  foundInTruss,
  solveTrussProblem,
  trussDeviation,
} from '../truss/foundTruss.ts';
import { TRUSS_GROUPS } from '../truss/problems/index.ts';
import { cite, describeCompared, toRow } from './check.ts';
import type { Check, CheckRow, Measure, Subject } from './check.ts';
import {
  measureBeam,
  measureCode,
  measureFrame,
  measureIn,
  measureProperty,
  measureTruss,
  systemOf,
} from './measures.ts';

/**
 * Lists every verification case that has a source, as VERIFICATION.md does; each can be run where the list is read,
 * also in a browser.
 */
export function listChecks(): readonly Check[] {
  const checks = [
    ...[...listBeams(), ...listTrusses(), ...listFrames()],
    ...[...listCombinations(), ...listCodes(), ...listSections(), ...listProfiles()],
  ];
  // A book's example may be a problem of several subjects under the same id.
  return checks.map((check) => ({ ...check, id: `${check.subject}/${check.id}` }));
}

const SUBJECTS: Readonly<Record<'beams' | 'stresses' | 'Mohr', Subject>> = {
  beams: 'beams',
  stresses: 'stresses',
  Mohr: 'mohr',
};

function listBeams(): Check[] {
  return PROBLEM_GROUPS.flatMap(({ title: group, kind = 'beams', problems }) =>
    problems.map((problem): Check => ({
      ...about(problem),
      subject: SUBJECTS[kind],
      group,
      structure: { kind: 'msb', document: problem.document },
      run: () => {
        const solved = solveProblem(problem);
        const { answer } = solved;
        const isReal = answer.level !== 'error' && answer.isReal;
        return problem.expected.map((one) => {
          const found = foundValue(solved, one);
          const { value: expected, tolerance, scale } = one;
          const away = deviation(found, one);
          const measure = measureIn(measureBeam(one.what, isReal), systemOf(problem.document));
          return toRow(describeExpected(one), {
            ...{ expected, found, deviation: away, tolerance, scale, measure },
          });
        });
      },
    })),
  );
}

function listTrusses(): Check[] {
  return TRUSS_GROUPS.flatMap(({ title: group, problems }) =>
    problems.map((problem): Check => ({
      ...about(problem),
      subject: 'trusses',
      group,
      structure: { kind: 'truss', document: problem.document },
      run: () => {
        const answer = solveTrussProblem(problem);
        return problem.expected.map((one) => {
          const found = foundInTruss(problem, answer, one);
          const { value: expected, tolerance, scale } = one;
          const away = trussDeviation(found, one);
          const measure = measureIn(measureTruss(one.what), systemOf(problem.document));
          return toRow(describeTrussExpected(one), {
            ...{ expected, found, deviation: away, tolerance, scale, measure },
          });
        });
      },
    })),
  );
}

function listFrames(): Check[] {
  return FRAME_GROUPS.flatMap(({ title: group, problems }) =>
    problems.map((problem): Check => ({
      ...about(problem),
      subject: 'frames',
      group,
      structure: { kind: 'frame', document: problem.document },
      run: () => {
        const answer = solveFrameProblem(problem);
        return problem.expected.map((one) => {
          const { what, value: expected, tolerance = FRAME_CLOSED_FORM } = one;
          const found = foundInFrame(problem, answer, what);
          const away = frameDeviation(problem, one, found);
          const scale = typeof expected === 'number' ? Math.abs(expected) : 1;
          const measure = measureIn(measureFrame(what), systemOf(problem.document));
          return toRow(describeFrameQuantity(what), {
            ...{ expected, found, deviation: away, tolerance, scale, measure },
          });
        });
      },
    })),
  );
}

function listCombinations(): Check[] {
  return COMBINATION_GROUPS.flatMap(({ title: group, problems }) =>
    problems.map((problem): Check => ({
      ...about(problem),
      subject: 'combinations',
      group,
      structure: { kind: 'msb', document: problem.document },
      run: () => {
        const combined = combineProblem(problem);
        return problem.expected.map((one) =>
          toRelativeRow(describeGoverning(one), foundGoverning(combined, one), {
            ...one,
            measure: measureIn('moment', systemOf(problem.document)),
          }),
        );
      },
    })),
  );
}

/** Creates a row of a number whose tolerance is relative to itself. */
function toRelativeRow(
  what: string,
  found: number,
  {
    value: expected,
    tolerance,
    measure,
  }: { readonly value: number; readonly tolerance: number; readonly measure: Measure | undefined },
): CheckRow {
  const [scale, deviation] = [Math.abs(expected), Math.abs(found / expected - 1)];
  return toRow(what, { expected, found, deviation, tolerance, scale, measure });
}

function listCodes(): Check[] {
  return CODE_GROUPS.flatMap(({ title: group, problems }) =>
    problems.map((problem): Check => ({
      ...about(problem),
      subject: 'codes',
      group,
      structure: { kind: 'msb', document: problem.document },
      run: () => {
        const checks = checkProblem(problem);
        return problem.expected.map((one) =>
          toRelativeRow(describeCodeNumber(one), foundByCode(checks, one), {
            ...one,
            measure: measureIn(measureCode(one), systemOf(problem.document)),
          }),
        );
      },
    })),
  );
}

function listSections(): Check[] {
  return SECTION_PROBLEM_GROUPS.flatMap(({ title: group, problems }) =>
    problems.map((problem): Check => ({
      ...about(problem),
      subject: 'sections',
      group,
      structure: null,
      run: () =>
        problem.expected.map((one) => {
          const { name, value: expected, tolerance, scale } = one;
          const found = foundProperty(problem, one);
          const away = Math.abs(found - expected) / scale;
          const measure = measureIn(measureProperty(name), problem.section.units ?? 0);
          return toRow(name, { expected, found, deviation: away, tolerance, scale, measure });
        }),
    })),
  );
}

function listProfiles(): Check[] {
  return PROFILE_GROUPS.flatMap((table) =>
    table.profiles.map((profile): Check => {
      const whys = [profile.why ?? table.why, profile.published.It === undefined ? undefined : FIT_REASON];
      const why = whys.filter((one) => one !== undefined).join('; ');
      return {
        id: `${table.title}: ${profile.name}`,
        subject: 'profiles',
        group: table.title,
        title: profile.name,
        cited: table.source,
        ...(why !== '' && { why }),
        structure: null,
        run: () =>
          compareProfile(profile, table).map(({ name, published, found, deviation, allowed }) =>
            toRow(name, {
              ...{ expected: published, found, deviation, tolerance: allowed, scale: Math.abs(published) },
              measure: measureProfile(name, profile.section.units ?? 0),
            }),
          ),
      };
    }),
  );
}

/** Tables print the place of the centroid in cm if they are metric, although the program measures it in mm. */
function measureProfile(name: PublishedName, system: UnitSystem): Measure | undefined {
  const measure = measureIn(measureProperty(name), system);
  return measure?.quantity === 'sectionDimension' && system === 0 ? { ...measure, unit: 'cm' } : measure;
}

type Sourced = Pick<(typeof PROBLEM_GROUPS)[number]['problems'][number], 'id' | 'title' | 'source' | 'why'>;

function about({
  id,
  title,
  source,
  why,
}: Sourced): Pick<Check, 'id' | 'title' | 'cited' | 'compared' | 'except' | 'derived' | 'why'> {
  return { id, title, cited: cite(source), ...describeCompared(source), ...(why !== undefined && { why }) };
}
