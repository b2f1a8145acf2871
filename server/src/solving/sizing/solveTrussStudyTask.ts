import { sizeRodGroups } from '@eecs/solver-core/code-checks';
import { methodOfJoints, parseTruss, solveTruss, type TrussCase } from '@eecs/solver-core/truss';
import { listSeries } from './listSeries.ts';
import type { SolveTask } from '../solver.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import { SOLVE_MEMORY } from '../truss/solveTrussTask.ts';
import type { TrussStudyOptions, TrussStudyOutcome } from './trussStudy.ts';

/** Maximum product of candidates and links: each candidate is tried in a group of links, and all links are checked. */
const MOST_TRIED = 20_000;

/** Solves a truss and studies it, or returns why that is impossible. */
export async function solveTrussStudyTask({
  document,
  options,
}: SolveTask<'trussStudy'>): Promise<TrussStudyOutcome> {
  const answer = solveTruss(document, { include: [], memory: SOLVE_MEMORY });
  if (answer.level === 'error') return { kind: 'noDocument', failures: answer.failures.map(tidyFailure) };
  const parsed = parseTruss(document);
  if (!parsed.ok) return { kind: 'noDocument', failures: parsed.failures.map(tidyFailure) };
  if (options.of === 'rods') return sizeRods(parsed.document, options);
  const { joint, set } = options;
  if (parsed.document.joints[joint] === undefined) return { kind: 'lacking', what: 'joint' };
  if (answer.sets[set] === undefined) return { kind: 'lacking', what: 'set' };
  return { kind: 'joints', method: methodOfJoints(parsed.document, answer, { joint, set }) };
}

async function sizeRods(
  truss: TrussCase,
  { series, count }: Extract<TrussStudyOptions, { of: 'rods' }>,
): Promise<TrussStudyOutcome> {
  const listed = await listSeries(series, truss.sections);
  if (!listed.ok) return { kind: 'noSeries', name: series[listed.index] ?? '', known: listed.known };
  const { sections: candidates } = listed;
  if (candidates.length * truss.links.length > MOST_TRIED) return { kind: 'lacking', what: 'tooLarge' };
  const sized = sizeRodGroups(truss, { candidates, count }, (asked) =>
    solveTruss(asked, { include: [], memory: SOLVE_MEMORY }),
  );
  return sized.ok ? { kind: 'rods', groups: sized.groups } : { kind: 'lacking', what: sized.why };
}
