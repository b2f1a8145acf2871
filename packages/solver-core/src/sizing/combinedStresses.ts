import type { BeamSet } from '../beam/answer/answer.ts';
import type { Theory } from '../beam/results/stressParts.ts';
import type { BeamCombiner } from '../combinations/beam/beamCombiner.ts';
import type { OpenedBeam, OpenedSituation } from '../combinations/beam/openCombinations.ts';
import type { Combination } from '../combinations/combinations.ts';
import { toDiagram } from '../diagrams/toDiagram.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { stressPerMoment } from '../stress/normalStress.ts';
import { type StressRange, placeSections } from '../stress/stressRanges.ts';
import { checkStresses, strengthOf } from './checkStresses.ts';
import { judgesStress } from './judgedSituations.ts';
import { type LimitCheck, findWorst, isMet } from './limits.ts';
import { type StressSources, listWorstStressed } from './reachableStresses.ts';
import {
  type Segments,
  addEffects,
  addTwo,
  clipSegments,
  listSources,
  nameCombination,
  scaleBy,
} from './sources.ts';

/** How stresses are judged under combinations. */
interface StressWish {
  readonly factor: number;
  readonly theory: Theory | null;
  readonly combiner: BeamCombiner;
}

/**
 * Computes the utilisation of the strength divided by `factor` by normal stresses under all combinations of the
 * situations in which strength is judged, exactly, because normal stresses are sums over the sources. Equivalent
 * stresses are not sums: with a theory, the combinations that are worst among all reachable forces of some section are
 * judged along the beam. Returns null if a stress or a strength is not known.
 */
export function checkCombinedStresses(
  document: BeamCase,
  opened: OpenedBeam,
  { factor, theory, combiner }: StressWish,
): LimitCheck[] | null {
  const ranges = placeSections(document);
  if (ranges === null || ranges.some(({ shape, material }) => !shape.fibres || !strengthOf(material)))
    return null;
  const situations = opened.situations.filter(({ combinations }) => judgesStress(combinations.situation));
  const along = (situation: OpenedSituation, sources: readonly Segments[]) => {
    return combiner.envelope(
      situation.combinations,
      sources.map((segments) => ({ segments })),
    );
  };
  const normal: LimitCheck[] = [];
  const listed = situations.map((situation): StressSources => {
    const [N, Q, M] = (['N', 'Q', 'M'] as const).map((effect) => listSources(situation, effect, document.L));
    for (const range of ranges)
      for (const [perMoment, A] of fibresOf(range)) {
        const sources = M!.map((own, k) =>
          addTwo(scaleBy(clipSegments(N![k]!, range), 1 / A), scaleBy(clipSegments(own, range), perMoment)),
        );
        const { max, min } = along(situation, sources);
        const { tension, compression } = strengthOf(range.material)!;
        for (const [{ x, value, ...combination }, sign, strength] of [
          [max.extreme, 1, tension],
          [min.extreme, -1, compression],
        ] as const) {
          if (sign * value <= 0) continue;
          const allowed = strength / factor;
          const named = nameCombination(situation, combination);
          const utilisation = Math.abs(value) / allowed;
          normal.push({ kind: 'normal', set: null, combination: named, x, value, allowed, utilisation });
        }
      }
    return { N: N!, Q: Q!, M: M! };
  });
  const worst = findWorst(normal);
  // The theories take more time than everything else, and a section that fails already does not need them.
  if (theory === null || (worst && !isMet(worst))) return normal;
  const checks = [...normal];
  for (const [k, situation] of situations.entries()) {
    const combinations: Combination[] = [];
    for (const range of ranges) {
      const found = listWorstStressed(situation, listed[k]!, { range, theory, combiner });
      if (found === null) return null;
      combinations.push(...found);
    }
    const equivalent = checkEquivalent(document, situation, { combinations, factor, theory });
    if (equivalent === null) return null;
    checks.push(...equivalent);
  }
  return checks;
}

/** Lists the stress per moment at the outermost fibres of a section, and its area. */
function fibresOf({ shape: { fibres } }: StressRange): readonly (readonly [number, number])[] {
  if (fibres === null) return [];
  const { bending, top, bottom } = fibres;
  return [top, bottom].map((fibre) => [stressPerMoment(bending, fibre), bending.A]);
}

/** Checks the equivalent stresses of some combinations, each as a case set of a document without situations. */
function checkEquivalent(
  document: BeamCase,
  situation: OpenedSituation,
  {
    combinations,
    factor,
    theory,
  }: { readonly combinations: readonly Combination[]; readonly factor: number; readonly theory: Theory },
): LimitCheck[] | null {
  const distinct = [...new Map(combinations.map((one) => [one.factors.join(), one])).values()];
  const sets = distinct.flatMap((one): (readonly [BeamSet, Combination])[] => {
    const acting = situation.results.flatMap((list, k) =>
      one.factors[k] ? list.map((set) => ({ set, factor: one.factors[k]! })) : [],
    );
    const [first] = acting;
    if (first === undefined) return [];
    const [N, Q, M] = (['N', 'Q', 'M'] as const).map((effect) =>
      toDiagram(addEffects(acting, effect, document.L)),
    );
    return [[{ ...first.set, N: N!, Q: Q!, M: M! }, one]];
  });
  const checks = checkStresses(
    { ...document, caseSets: [] },
    sets.map(([set]) => set),
    { factor, theory },
  );
  return (
    checks &&
    checks.flatMap((check): LimitCheck[] => {
      const one = sets[check.set ?? -1]?.[1];
      return check.kind !== 'equivalent' || one === undefined
        ? []
        : [{ ...check, set: null, combination: nameCombination(situation, one) }];
    })
  );
}
