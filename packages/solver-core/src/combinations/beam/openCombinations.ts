import type { BeamSet, SolvedBeam } from '../../beam/answer/answer.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { CaseAction } from '../action.ts';
import type { Combinations } from '../combinations.ts';
import { checkExtent } from '../document/checkExtent.ts';
import { combineSituation } from '../document/combineSituation.ts';
import type { CombinationPlan } from '../document/readCombinations.ts';
import type { Situation } from '../rule.ts';
import type { UncombinedBeam } from './answer.ts';
import { type BeamSpan, listSpans } from './listSpans.ts';
import { planBeam } from './planBeam.ts';
import { type BeamSolver, type SetPart, keyOfPart, solveParts } from './solveParts.ts';

/** A situation of a beam with the results that are combined in it. */
export interface OpenedSituation {
  readonly combinations: Combinations;
  /** Results of each source of the situation: those that add up to it, or none if nothing acts. */
  readonly results: readonly (readonly BeamSet[])[];
}

/** A beam whose sets, or parts of them on one span, are solved and can be combined. */
export interface OpenedBeam {
  readonly ok: true;
  readonly plan: CombinationPlan;
  readonly spans: readonly BeamSpan[];
  /** The results of the beam with its case sets as the document states them. */
  readonly answer: SolvedBeam;
  readonly situations: readonly OpenedSituation[];
}

/**
 * Solves everything of which the combinations of a beam are composed, in the requested situations, by default in all.
 * `document` has been read. Returns the failures if the sets cannot be combined, or the result that refuses the beam.
 */
export function openCombinations(
  document: BeamCase,
  solve: BeamSolver,
  isWanted: (situation: Situation) => boolean = () => true,
): OpenedBeam | UncombinedBeam {
  const planned = planBeam(document);
  if (!planned.ok) return { ok: false, failures: planned.failures, answer: null };
  const { plan, placed } = planned;
  const spans = listSpans(document);
  const answer = solve(document);
  if (answer.level === 'error') return { ok: false, failures: answer.failures, answer };
  const isPlaced = placedPartsOf(placed) === placedPartsOf(document);
  const whole = isPlaced ? answer : solve(placed);
  if (whole.level === 'error') return { ok: false, failures: whole.failures, answer: whole };
  const taken = plan.situations.filter(isWanted).map((situation) => takeApart(plan, situation, spans));
  const excess = checkExtent(Math.max(0, ...taken.map(({ sources }) => sources.length)), spans.length);
  if (excess.length > 0) return { ok: false, failures: excess, answer: null };
  const parts = solveParts(placed, { parts: listParts(taken), spans, solve });
  if (!parts.ok) return { ok: false, failures: parts.answer.failures, answer: parts.answer };
  const situations = taken.map((combinations): OpenedSituation => {
    const { situation, sources } = combinations;
    // A combination made by hand is a case set of the document; these come last.
    const ofRule = sources.length - plan.handMade.filter((one) => one.situation === situation).length;
    const results = sources.map(({ set, span }, k): readonly BeamSet[] =>
      span === undefined
        ? [(k < ofRule ? whole : answer).sets[set]!]
        : parts.solved.get(keyOfPart({ set, span }))!,
    );
    return { combinations, results };
  });
  return { ok: true, plan, spans, answer, situations };
}

/** The parts of a document that placing its actions may change, as text. */
const placedPartsOf = ({ weightSets, supports }: BeamCase): string => JSON.stringify([weightSets, supports]);

/**
 * In situations of equilibrium a permanent action is favourable on some spans and unfavourable on others; actions that
 * are not loads form a part of their own.
 */
function takeApart(plan: CombinationPlan, situation: Situation, spans: readonly BeamSpan[]): Combinations {
  const isBySpan = (action: CaseAction) => situation === 'ULS-EQU' && action.kind === 'G';
  return combineSituation(plan, situation, {
    actionOf: ({ action }) => (isBySpan(action) ? { ...action, pattern: 'any' } : action),
    spans: (set) => {
      const { action } = plan.acting.find((one) => one.set === set)!;
      return isBySpan(action) ? spans.length + 1 : spans.length;
    },
  });
}

function listParts(taken: readonly Combinations[]): readonly SetPart[] {
  const parts = new Map<string, SetPart>();
  for (const { sources } of taken)
    for (const { set, span } of sources)
      if (span !== undefined) parts.set(keyOfPart({ set, span }), { set, span });
  return [...parts.values()];
}
