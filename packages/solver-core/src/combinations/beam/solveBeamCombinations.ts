import type { Reaction } from '../../beam/results/planeResults.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { Segments } from '../along/addSegments.ts';
import { envelopeLine } from '../along/envelopeLine.ts';
import { extremeWithin, type PointReader } from '../along/governingPoints.ts';
import type { Combinations } from '../combinations.ts';
import { createCombinationList } from '../document/namedCombinations.ts';
import { findGoverning } from '../findGoverning.ts';
import { type CutSources, cutSources } from '../envelope/cutSources.ts';
import { type SourceGroups, planEnvelope } from '../envelope/plan.ts';
import type {
  BeamSituation,
  CombinedBeam,
  GoverningReaction,
  SituationSources,
  SpanValues,
  SupportValues,
  UncombinedBeam,
} from './answer.ts';
import { type BeamEffect, listEffects, segmentsOf } from './beamEffects.ts';
import type { BeamSpan } from './listSpans.ts';
import { openCombinations } from './openCombinations.ts';
import type { BeamSolver } from './solveParts.ts';

/**
 * Combines the case sets of a beam by the rule of its document and finds what governs: envelopes of N, Q, M,
 * displacements and stresses with their causes, values of each span, reactions.
 *
 * `document` has been parsed; `solve` is `solveBeam` with the options that the caller wants, with `addStresses` if
 * stresses are wanted too. Units and signs are those of the results of `solve`. Combinations are not listed: the cost
 * grows as the number of sets times the number of spans. In ULS-EQU permanent actions are treated span by span. Self
 * weight acts in the sets that the document names, otherwise in the first permanent one.
 *
 * @example solveBeamCombinations(document, solveBeam) // { ok: true, situations: [{ situation: 'ULS-STR', … }] }
 */
export function solveBeamCombinations(document: BeamCase, solve: BeamSolver): CombinedBeam | UncombinedBeam {
  const opened = openCombinations(document, solve);
  if (!opened.ok) return opened;
  const { plan, spans, answer } = opened;
  const cut = createCutter();
  const combined = opened.situations.map(({ combinations, results: own }) => {
    const { situation } = combinations;
    const hasStresses = own.every((sets) => sets.every(({ S }) => S !== null));
    const segments = Object.fromEntries(
      listEffects(situation, { isReal: answer.isReal, hasStresses }).map((effect) => [
        effect,
        own.map((sets) => segmentsOf(sets, effect, document.L)),
      ]),
    );
    const sources: SituationSources = { combinations, segments };
    const reactions = own.map((sets) => sets.map(({ R }) => R));
    return { sources, found: solveSituation(sources, { spans, reactions, all: answer.sets[0]!.R, cut }) };
  });
  return {
    ok: true,
    plan,
    spans,
    situations: combined.map(({ found }) => found),
    sources: combined.map(({ sources }) => sources),
  };
}

interface SituationResults {
  readonly spans: readonly BeamSpan[];
  /** Reactions of each source: several results whose sum is the source. */
  readonly reactions: readonly (readonly (readonly Reaction[])[])[];
  /** Reactions of any set, for the supports that have reactions. */
  readonly all: readonly Reaction[];
  readonly cut: Cutter;
}

type Cutter = (effect: BeamEffect, list: readonly Segments[], groups: SourceGroups) => CutSources;

/** Cuts the sources of effects; sources that several situations share are cut once. */
function createCutter(): Cutter {
  const known: {
    readonly effect: BeamEffect;
    readonly list: readonly Segments[];
    readonly groups: SourceGroups;
    readonly cut: CutSources;
  }[] = [];
  return (effect, list, groups) => {
    const found = known.find(
      (one) =>
        one.effect === effect &&
        one.list.length === list.length &&
        one.list.every((own, k) => own === list[k] && one.groups.of[k] === groups.of[k]),
    );
    if (found !== undefined) return found.cut;
    const cut = cutSources(list, groups);
    known.push({ effect, list, groups, cut });
    return cut;
  };
}

function solveSituation(
  sources: SituationSources,
  { spans, reactions, all, cut }: SituationResults,
): BeamSituation {
  const { combinations, segments } = sources;
  const named = createCombinationList(combinations.situation, combinations.sources);
  const plan = planEnvelope(combinations);
  const cuts = new Map(
    Object.entries(segments).map(([effect, list]) => [
      effect as BeamEffect,
      cut(effect as BeamEffect, list, plan.groups),
    ]),
  );
  const { effects, reader } = envelopeLine(combinations, cuts, { plan, named });
  const reactionsOf = indexReactions(reactions);
  return {
    situation: combinations.situation,
    sources: combinations.sources,
    effects,
    spans: spans.map((span) => readSpan(span, effects, reader)),
    reactions: all.map((reaction) => readReaction(reaction, { combinations, named, reactionsOf })),
    leftOut: combinations.leftOut,
    combinations: named.list,
  };
}

function readSpan(
  span: BeamSpan,
  effects: BeamSituation['effects'],
  reader: PointReader<BeamEffect>,
): SpanValues {
  const range = (effect: 'M' | 'Q' | 'deflection') => ({
    max: reader.read(effect, { ...extremeWithin(effects[effect]!.max.diagram, span, 'max'), kind: 'max' }),
    min: reader.read(effect, { ...extremeWithin(effects[effect]!.min.diagram, span, 'min'), kind: 'min' }),
  });
  const deflection = effects.deflection ? range('deflection') : null;
  const most = deflection ? Math.max(deflection.max.value, -deflection.min.value) : 0;
  return {
    M: range('M'),
    Q: range('Q'),
    deflection,
    ratio: most > 0 ? (span.x1 - span.x0) / most : null,
  };
}

type ReactionPart = 'axial' | 'normal' | 'moment';

/**
 * Returns a component of the reaction of a support under each source; all results list their reactions in one order.
 */
function indexReactions(reactions: SituationResults['reactions']) {
  const first = reactions.find((own) => own.length > 0)?.[0] ?? [];
  const places = new Map(first.map(({ support }, at) => [support, at]));
  return (support: number, part: ReactionPart): readonly number[] => {
    const at = places.get(support)!;
    return reactions.map((own) => {
      let sum = 0;
      for (const R of own) sum += R[at]![part];
      return sum;
    });
  };
}

function readReaction(
  { support, x }: Reaction,
  {
    combinations,
    named,
    reactionsOf,
  }: {
    readonly combinations: Combinations;
    readonly named: ReturnType<typeof createCombinationList>;
    readonly reactionsOf: ReturnType<typeof indexReactions>;
  },
): SupportValues {
  const effectsOf = (part: ReactionPart) => reactionsOf(support, part);
  const all = { axial: effectsOf('axial'), normal: effectsOf('normal'), moment: effectsOf('moment') };
  const find = (part: ReactionPart, kind: 'max' | 'min'): GoverningReaction => {
    const governing = findGoverning(combinations, all[part], kind);
    const sum = (effects: readonly number[]) => {
      let total = 0;
      for (let k = 0; k < effects.length; k++) total += governing.factors[k]! * effects[k]!;
      return total;
    };
    return {
      value: governing.value,
      combination: named.indexOf(governing),
      effects: all[part],
      coincident: { axial: sum(all.axial), normal: sum(all.normal), moment: sum(all.moment) },
    };
  };
  const range = (part: ReactionPart) => ({ max: find(part, 'max'), min: find(part, 'min') });
  const normal = range('normal');
  return {
    support,
    x,
    axial: range('axial'),
    normal,
    moment: range('moment'),
    isLifted: normal.min.value < 0,
  };
}
