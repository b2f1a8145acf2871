import {
  type RodSizingAnswer,
  type SizedRodGroups,
  type UnjudgedReason,
  searchRodGroups,
} from '@eecs/solver-core/code-checks';
import { readLimits } from '@eecs/solver-core/sizing';
import { type TrussCase, parseTruss, solveTruss } from '@eecs/solver-core/truss';
import type { ErrorDetail } from '../../failures/errors.ts';
import type { SolveTask } from '../solver.ts';
import { SOLVE_MEMORY, solveTrussTask } from '../truss/solveTrussTask.ts';
import type { FoundLightestRods, LightestRodsOutcome } from './lightestRodsTask.ts';
import { listSeries } from './listSeries.ts';

/** Maximum product of candidates and links: each candidate is tried in a group of links, and all links are checked. */
const MOST_TRIED = 20_000;
/** Time limit of the search, ms: shorter than the thread's limit for a task. */
const BUDGET_MS = 1500;
/** Maximum number of failing sections in the answer for one group. */
const MOST_REJECTED = 20;

/** Finds the lightest sections of the rods of an unchecked truss by its standard, or returns what prevents it. */
export async function solveLightestRodsTask({
  document,
  options,
}: SolveTask<'lightestRods'>): Promise<LightestRodsOutcome> {
  const solved = solveTrussTask({ kind: 'truss', document, options: { include: [] } });
  if (solved.kind === 'refused') return solved;
  const parsed = parseTruss(document);
  if (!parsed.ok) throw new Error('`solveLightestRodsTask` cannot parse a document that was solved');
  const given = parsed.document;
  const from = options.rods === undefined ? '/data/limits' : '';
  const kept = readLimits(options.rods === undefined ? given.limits : { rods: options.rods });
  if (!kept.ok)
    return lack(...kept.failures.map(({ path }) => ({ path: `${from}${path}`, rule: 'sizingRodLimit' })));
  const truss = { ...given, limits: kept.limits };

  const listed = await listSeries(options.series, truss.sections);
  if (!listed.ok) return lack({ path: `/series/${listed.index}`, rule: 'series', allowed: listed.known });
  const { sections: candidates } = listed;
  const limit = Math.floor(MOST_TRIED / Math.max(1, truss.links.length));
  if (candidates.length > limit) return lack({ path: '/series', rule: 'maxCandidates', limit });
  const { groups, count, budgetMs = BUDGET_MS } = options;
  const outside = findOutside(truss, groups ?? []);
  if (outside !== null) return lack({ path: outside, rule: 'sizingLink' });

  const wish = { candidates, ...(groups && { groups }), ...(count !== undefined && { count }) };
  const sized = searchWithin(truss, wish, budgetMs);
  if (!sized.ok) return lack(...toDetails(sized, from));
  return { kind: 'found', id: solved.id, answer: toAnswer(sized.groups, candidates.length) };
}

function searchWithin(
  truss: TrussCase,
  wish: Parameters<typeof searchRodGroups>[1],
  budgetMs: number,
): SizedRodGroups {
  const end = performance.now() + budgetMs;
  const search = searchRodGroups(truss, wish, (asked) =>
    solveTruss(asked, { include: [], mohr: [], memory: SOLVE_MEMORY }),
  );
  let step = search.next();
  while (!step.done) step = search.next(performance.now() < end);
  return step.value;
}

/** Returns the path of the first index that is no link of the truss. */
function findOutside({ links }: TrussCase, groups: readonly (readonly number[])[]): string | null {
  for (const [at, group] of groups.entries()) {
    const place = group.findIndex((link) => links[link] === undefined);
    if (place !== -1) return `/groups/${at}/${place}`;
  }
  return null;
}

function lack(...details: readonly ErrorDetail[]): LightestRodsOutcome {
  return { kind: 'lacking', details };
}

/** The rules for inputs that a rod lacks; sections that a standard does not cover are rejected one by one. */
const INPUTS: Readonly<Record<UnjudgedReason, string>> = {
  material: 'sizingRodMaterial',
  modulus: 'sizingModulus',
  strength: 'sizingStrength',
  grade: 'sizingGrade',
  notSteel: 'sizingNotSteel',
  lengthFactors: 'sizingLengthFactors',
  section: 'sizingCandidates',
  shape: 'sizingCandidates',
  slender: 'sizingCandidates',
};

type Refusal = Exclude<RodSizingAnswer, { readonly ok: true }>;

function toDetails(refusal: Refusal, from: string): readonly ErrorDetail[] {
  switch (refusal.why) {
    case 'inputs': {
      const places = new Map(refusal.rods.map(({ why, path }) => [path, INPUTS[why]]));
      return [...places].map(([path, rule]) => ({ path: `/data${path}`, rule }));
    }
    case 'limits':
      return [{ path: `${from}/rods`, rule: 'sizingRodStandard' }];
    case 'noStrength':
      return [{ path: '/data/combinations', rule: 'sizingNoStrength' }];
    case 'refused':
      return [{ path: '/data/combinations', rule: 'sizingRodCombinations' }];
    case 'candidates':
      return [{ path: '/series', rule: 'sizingCandidates' }];
    case 'links':
      return [{ path: '/data/links', rule: 'sizingLink' }];
    default:
      return refusal satisfies never;
  }
}

type Groups = Extract<SizedRodGroups, { readonly ok: true }>['groups'];

function toAnswer(groups: Groups, candidates: number): FoundLightestRods {
  const told = groups.map(({ links, answer: { found, rejected, isStopped } }) => ({
    links,
    found: found.map(({ index: _, ...one }) => one),
    rejected: rejected.slice(-MOST_REJECTED).map(({ index: _, ...one }) => one),
    rejectedCount: rejected.length,
    isComplete: !isStopped,
  }));
  return { groups: told, candidates, isComplete: told.every(({ isComplete }) => isComplete) };
}
