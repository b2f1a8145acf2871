import { solveBeam } from '../beam/solveBeam.ts';
import { timoshenko } from '../beam/shear/timoshenko.ts';
import type { Theory } from '../beam/results/stressParts.ts';
import type { BeamCombiner } from '../combinations/beam/beamCombiner.ts';
import type { BeamCase } from '../model/beam/document.ts';
import { checkCombinedDeflections } from './combinedDeflections.ts';
import { checkCombinedStresses } from './combinedStresses.ts';
import { judgesDeflection, judgesStress } from './judgedSituations.ts';
import { type LimitCheck, type SizingLimits, findWorst, isMet } from './limits.ts';

/**
 * Computes the utilisation of each limit of a beam under the combinations of its rule: stresses in the ultimate
 * situations, deflections in the serviceability ones. Returns null if the beam cannot be solved or combined, or a
 * limited stress is not known.
 */
export function checkCombined(
  document: BeamCase,
  limits: SizingLimits,
  { combiner, theory }: { readonly combiner: BeamCombiner; readonly theory: Theory | null },
): readonly LimitCheck[] | null {
  const planned = combiner.plan(document);
  if (!planned.ok) return null;
  const { situations } = planned.plan;
  const { deflection = [], stress } = limits;
  const opened = combiner.open(
    document,
    (one) => solveBeam(one, { include: [], shear: timoshenko }),
    (situation) =>
      (stress !== undefined && judgesStress(situation)) ||
      deflection.some((one) => judgesDeflection(situation, situations, one)),
  );
  if (!opened.ok) return null;
  const checks = checkCombinedDeflections(document, opened, { limits: deflection, combiner });
  if (stress === undefined) return checks;
  const worst = findWorst(checks);
  const { factor } = stress;
  const isFailing = worst !== undefined && !isMet(worst);
  const stresses = checkCombinedStresses(document, opened, {
    factor,
    theory: isFailing ? null : theory,
    combiner,
  });
  return stresses && [...checks, ...stresses];
}
