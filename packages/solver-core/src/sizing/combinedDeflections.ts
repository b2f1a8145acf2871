import type { BeamCombiner } from '../combinations/beam/beamCombiner.ts';
import type { OpenedBeam, OpenedSituation } from '../combinations/beam/openCombinations.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { DeflectionLimit } from '../model/common/document.ts';
import { type BeamPart, listParts } from './beamParts.ts';
import { allowedDeflection } from './allowedDeflection.ts';
import { judgesDeflection } from './judgedSituations.ts';
import type { LimitCheck } from './limits.ts';
import { chordOf } from './seat.ts';
import { type Segments, listSources, nameCombination, seatSegments } from './sources.ts';

/**
 * Computes the utilisation of each deflection limit under all combinations of the situations in which deflections are
 * judged: one check for each limit, situation and part of the beam that it limits. A limit of variable actions leaves
 * out permanent ones and settlements. Exact: the deflection from the line between supports is a sum over the sources.
 */
export function checkCombinedDeflections(
  document: BeamCase,
  { plan, situations }: OpenedBeam,
  { limits, combiner }: { readonly limits: readonly DeflectionLimit[]; readonly combiner: BeamCombiner },
): LimitCheck[] {
  const parts = listParts(document);
  return situations.flatMap((situation) => {
    const name = situation.combinations.situation;
    const judged = limits.flatMap((one, limit) =>
      judgesDeflection(name, plan.situations, one) ? [{ one, limit }] : [],
    );
    if (judged.length === 0) return [];
    const all = listSources(situation, 'deflection', document.L);
    return parts.flatMap((part) =>
      judged.flatMap(({ one, limit }): LimitCheck[] => {
        const allowed = allowedDeflection(part, one, document.units.system);
        if (allowed === null) return [];
        const sources = one.actions === 'variable' ? dropPermanent(all, situation, document) : all;
        const most = findGreatest(situation, { sources, part, combiner });
        return [{ ...most, allowed, utilisation: Math.abs(most.value) / allowed, limit }];
      }),
    );
  });
}

/** Lists for each source of a situation whether a limit of variable actions leaves it out. */
export function arePermanent(
  { combinations: { sources } }: OpenedSituation,
  { caseSets }: Pick<BeamCase, 'caseSets'>,
): readonly boolean[] {
  return sources.map(({ set }) => {
    const kind = caseSets[set]?.action?.kind;
    return kind === 'G' || kind === 'Gset';
  });
}

function dropPermanent(
  sources: readonly Segments[],
  situation: OpenedSituation,
  document: BeamCase,
): readonly Segments[] {
  const arePlaced = arePermanent(situation, document);
  return sources.map((own, k) => (arePlaced[k] ? own.map((one) => ({ ...one, c: [0] })) : own));
}

function findGreatest(
  situation: OpenedSituation,
  {
    sources,
    part,
    combiner,
  }: { readonly sources: readonly Segments[]; readonly part: BeamPart; readonly combiner: BeamCombiner },
): Omit<LimitCheck, 'allowed' | 'utilisation' | 'limit'> {
  const seated = sources.map((own) => ({
    segments: seatSegments(own, part, chordOf({ segments: own }, part)),
  }));
  const { max, min } = combiner.envelope(situation.combinations, seated);
  const { x, value, ...combination } = max.extreme.value >= -min.extreme.value ? max.extreme : min.extreme;
  return {
    kind: 'deflection',
    set: null,
    combination: nameCombination(situation, combination),
    ...{ x, value },
  };
}
