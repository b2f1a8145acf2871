import { type BeamCase, parseCase, solveBeam } from '@eecs/solver-core';
import { createCodeJudge } from '@eecs/solver-core/code-checks';
import { beamCombiner } from '@eecs/solver-core/combinations';
import {
  type LimitCheck,
  type MissingInput,
  type Sizing,
  type SizingAnswer,
  type SizingWish,
  assignSection,
  readLimits,
  searchLightest,
} from '@eecs/solver-core/sizing';
import type { ErrorDetail } from '../../failures/errors.ts';
import { solveBeamTask } from '../beam/solveBeamTask.ts';
import type { SolveTask } from '../solver.ts';
import type { LightestOutcome } from './lightestTask.ts';
import { listSeries } from './listSeries.ts';

const judgeByCode = createCodeJudge((asked) => solveBeam(asked, { include: [], mohr: [] }));

/** Maximum product of candidates and stretches of the beam: each candidate is tried in each stretch. */
const MOST_PLACED = 10_000;
/** Time limit of the search, ms: shorter than the thread's limit for a task. */
const BUDGET_MS = 1500;
/** Maximum number of failing sections in the answer. */
const MOST_REJECTED = 20;

/** Finds the lightest sections with which an unchecked beam meets its limits, or returns what prevents it. */
export async function solveLightestTask({
  document,
  options,
}: SolveTask<'lightest'>): Promise<LightestOutcome> {
  const parsed = parseCase(document);
  if (!parsed.ok) return refuseBeam(document) ?? lack({ path: '/data', rule: 'sizingDocument' });
  const beam = parsed.document;
  const from = options.limits === undefined ? '/data/limits' : '/limits';
  const kept = readLimits(options.limits ?? beam.limits);
  if (!kept.ok)
    return lack(...kept.failures.map(({ path }) => ({ path: `${from}${path}`, rule: 'sizingLimit' })));
  const listed = await listSeries(options.series, beam.sections);
  if (!listed.ok) return lack({ path: `/series/${listed.index}`, rule: 'series', allowed: listed.known });
  const limit = Math.floor(MOST_PLACED / Math.max(1, beam.beamSections.length));
  if (listed.sections.length > limit) return lack({ path: '/series', rule: 'maxCandidates', limit });

  const { order = 'mass', count = 6, budgetMs = BUDGET_MS } = options;
  if (order === 'price' && options.prices?.length !== options.series.length)
    return lack({ path: '/prices', rule: 'sizingPrices' });
  const outside = (options.stretches ?? []).findIndex((index) => index >= beam.beamSections.length);
  if (outside !== -1) return lack({ path: `/stretches/${outside}`, rule: 'sizingStretch' });
  const candidates = listed.sections.map((section, at) => {
    const price = options.prices?.[listed.names[at] ?? 0];
    return { section, ...(price !== undefined && { price }) };
  });
  const wish: Omit<SizingWish, 'onProgress'> = {
    ...{ candidates, limits: kept.limits, order, count, combiner: beamCombiner },
    ...(options.code && { code: judgeByCode }),
    ...(options.stretches && { stretches: [...new Set(options.stretches)] }),
  };
  const sizing = searchWithin(beam, wish, budgetMs);
  if (!sizing.ok) return lack(...sizing.missing.map((one) => toDetail(one, from)));
  return (
    refuseAll(beam, sizing, options.stretches) ?? {
      kind: 'found',
      id: beam.id,
      answer: toAnswer(sizing, candidates.length),
    }
  );
}

function searchWithin(beam: BeamCase, wish: Omit<SizingWish, 'onProgress'>, budgetMs: number): SizingAnswer {
  const end = performance.now() + budgetMs;
  const search = searchLightest(beam, wish);
  let step = search.next();
  while (!step.done) step = search.next(performance.now() < end);
  return step.value;
}

/** Refuses a beam that is unstable with every candidate, with the reasons for the first candidate. */
function refuseAll(
  beam: BeamCase,
  { found, rejected }: Sizing,
  stretches: readonly number[] | undefined,
): LightestOutcome | null {
  const [first] = rejected;
  if (
    first === undefined ||
    found.length > 0 ||
    rejected.some(({ check, unjudged }) => check !== null || unjudged !== undefined)
  )
    return null;
  return refuseBeam(assignSection(beam, first.section, stretches));
}

function refuseBeam(document: unknown): LightestOutcome | null {
  const outcome = solveBeamTask({ kind: 'msb', document, options: { include: [] } });
  return outcome.kind === 'refused' ? outcome : null;
}

function lack(...details: readonly ErrorDetail[]): LightestOutcome {
  return { kind: 'lacking', details };
}

const MISSING: Readonly<Record<MissingInput['what'], string>> = {
  candidates: 'sizingCandidates',
  limits: 'sizingLimits',
  material: 'sizingMaterial',
  modulus: 'sizingModulus',
  strength: 'sizingStrength',
  combinations: 'sizingCombinations',
  standard: 'sizingStandard',
  situation: 'sizingSituation',
};

function toDetail({ what, path }: MissingInput, limits: string): ErrorDetail {
  const rule = MISSING[what];
  if (what === 'candidates') return { path: '/series', rule };
  return { path: what === 'limits' ? limits : `/data${path}`, rule };
}

function toAnswer({ found, rejected, unreadable, isStopped }: Sizing, candidates: number) {
  return {
    found: found.map(({ section, mass, utilisation, checks }) => ({
      ...{ section, mass, utilisation: toFinite(utilisation) },
      checks: checks.map(toFiniteCheck),
    })),
    rejected: rejected.slice(-MOST_REJECTED).map(({ section, mass, check, unjudged }) => ({
      ...{ section, mass, ...(unjudged && { unjudged }) },
      check: check && toFiniteCheck(check),
    })),
    rejectedCount: rejected.length,
    candidates,
    unreadable: unreadable.length,
    isComplete: !isStopped,
  };
}

function toFiniteCheck(check: LimitCheck): LimitCheck {
  return { ...check, utilisation: toFinite(check.utilisation) };
}

/** Replaces infinity, which JSON lacks and which results from a limit close to zero. */
function toFinite(value: number): number {
  return Math.min(value, Number.MAX_VALUE);
}
