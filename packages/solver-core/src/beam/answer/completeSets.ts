import type { BeamSet, IncludePart, SolvedBeam, SolveOptions } from './answer.ts';
import { checkSet } from '../checks/checkSet.ts';
import { describeSets, solveAgain } from '../descriptor/describeSets.ts';
import { buildTrees } from '../floorPlan/buildTrees.ts';
import { includesAll } from './includesPart.ts';
import { computeMohr, defaultPoint } from '../mohr/computeMohr.ts';
import type { SolvedCase } from '../results/solvedCase.ts';

/** Adds the requested results to the solved sets: equations, floor plan, checks and Mohr's integrals. */
export function completeSets(
  solved: SolvedCase,
  of: { isDeterminate: boolean; options: SolveOptions },
): Pick<SolvedBeam, 'sets' | 'mohr'> {
  const { mohr, include } = of.options;
  const isAll = includesAll(
    solved.sets.map(({ set }) => set),
    of.options,
  );
  const wants = (part: IncludePart) => isAll || include?.includes(part) === true;
  const alternatives = wants('checks') || wants('descriptor') ? solveAgain(solved) : [];
  const descriptors = wants('descriptor')
    ? describeSets(solved, { isDeterminate: of.isDeterminate, alternatives })
    : [];
  const trees = wants('tree') ? buildTrees(solved) : [];
  const shears = solved.model.shear?.separate(solved.model, solved.sets);
  const sets = solved.sets.map((one, k): BeamSet => {
    const checks = wants('checks')
      ? checkSet(solved.model, one, alternatives[k]?.maxDifference ?? null)
      : null;
    const descriptor = descriptors[k] ?? null;
    const tree = trees[k] ?? null;
    return {
      ...one.set,
      shearDeflection: shears?.[k] ?? null,
      S: null,
      T: null,
      EQ: null,
      lateral: null,
      descriptor,
      tree,
      checks,
    };
  });
  const points = mohr ?? (isAll ? [defaultPoint(solved)] : null);
  return { sets, mohr: points && computeMohr(solved, points) };
}
