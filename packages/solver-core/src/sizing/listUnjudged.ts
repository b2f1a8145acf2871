import type { BeamCombiner } from '../combinations/beam/beamCombiner.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { RodStandard } from '../model/common/document.ts';
import { judgesDeflection, judgesStress } from './judgedSituations.ts';
import type { SizingLimits } from './limits.ts';
import type { MissingInput } from './missing.ts';

/**
 * Lists the reasons why limits cannot be judged under the combinations of a document: sets that cannot be combined, a
 * limit that no situation of the document covers, or the given design code. Empty for a document without a rule.
 */
export function listUnjudged(
  document: BeamCase,
  { deflection = [], stress }: SizingLimits,
  combiner: BeamCombiner | undefined,
  standard?: RodStandard,
): readonly MissingInput[] {
  if (document.combinations === undefined) return [];
  if (combiner === undefined) return [{ what: 'combinations', path: '/combinations' }];
  const planned = combiner.plan(document);
  if (!planned.ok) return planned.failures.map(({ path }) => ({ what: 'combinations', path }));
  const { situations } = planned.plan;
  const isJudged =
    (stress === undefined || situations.some(judgesStress)) &&
    (standard === undefined ||
      situations.some(
        (situation) => judgesStress(situation) && (situation !== 'ASD' || standard === 'AISC 360-22'),
      )) &&
    deflection.every((one) => situations.some((situation) => judgesDeflection(situation, situations, one)));
  return isJudged ? [] : [{ what: 'situation', path: '/combinations/situations' }];
}
