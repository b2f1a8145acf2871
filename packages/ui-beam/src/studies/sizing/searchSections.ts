import { type BeamCase, type CrossSection, solveBeam } from '@eecs/solver-core';
import { createCodeJudge } from '@eecs/solver-core/code-checks';
import { type CaseLimits, beamCombiner } from '@eecs/solver-core/combinations';
import { type Sizing, searchLightest } from '@eecs/solver-core/sizing';

const judgeByCode = createCodeJudge((beam) => solveBeam(beam, { include: [], mohr: [] }));

/** Searches for the lightest section of a beam, one candidate in each step. */
export function searchSections(
  document: BeamCase,
  {
    sections,
    limits,
    isByCode,
  }: {
    readonly sections: readonly CrossSection[];
    readonly limits: CaseLimits;
    /** Whether sections have to meet the design code of the document too. */
    readonly isByCode: boolean;
  },
): ReturnType<typeof searchLightest> {
  const candidates = sections.map((section) => ({ section }));
  return searchLightest(document, {
    candidates,
    limits,
    combiner: beamCombiner,
    ...(isByCode && { code: judgeByCode }),
  });
}

/** Returns the failing candidates nearest to the first suitable one. */
export function nearestRejected({ rejected, found }: Sizing, most: number): Sizing['rejected'] {
  const [best] = found;
  const lighter = best === undefined ? rejected : rejected.filter(({ rank }) => rank <= best.rank);
  return lighter.slice(-most).toReversed();
}
