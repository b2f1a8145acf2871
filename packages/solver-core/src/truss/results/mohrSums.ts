import { CHECK, ZERO_FORCE } from '../../linalg/tolerance.ts';
import { listReactions, toList } from './forceLists.ts';
import type { MohrJoint, MohrLink, TrussMohr, TrussMohrCase } from './mohr.ts';
import { greatest } from './pinJointed.ts';
import type { TrussActions } from '../assembly/trussModel.ts';
import { solveSet } from './solveSet.ts';
import type { FactoredTruss, SetSolution } from './solveSet.ts';
import { AXES } from './staticsMatrix.ts';

/**
 * Computes the displacement of a joint along an axis by the Maxwell-Mohr sum: with the forces n and r of links and
 * supports under a unit load there, sum of n·(N·l/EA + free elongation) - sum of r·settlement.
 *
 * The constants must be real. `keepsLinks` false leaves the products of the links out of the result. The displacement
 * is compared with that of the stiffness equations. Source: J. C. Maxwell, O. Mohr; THEORY.md, "Trusses: forces and
 * displacements".
 */
export function mohrSums(
  truss: FactoredTruss,
  { joint, axis }: MohrJoint,
  of: {
    sets: readonly { readonly actions: TrussActions; readonly solution: SetSolution }[];
    keepsLinks: boolean;
  },
): TrussMohr {
  const { system } = truss.model;
  const flexibility = truss.flexibility!;
  const at = system.dim * joint + AXES.indexOf(axis);
  const unit = solveUnit(truss, at);
  const cases = of.sets.map(({ actions, solution }): TrussMohrCase => {
    const parts = { N: 0, elongation: 0, settlement: 0 };
    const links: MohrLink[] = [];
    for (let link = 0; link < flexibility.length; link++) {
      const n = unit.N[link]!;
      const N = solution.N[link]! + 0;
      const f = flexibility[link]!;
      const elongation = (actions.elongation?.[link] ?? 0) + 0;
      parts.N += N * n * f;
      parts.elongation += n * elongation;
      const lengthens = elongation !== 0 || Math.abs(N) > ZERO_FORCE * solution.scale;
      if (of.keepsLinks && lengthens && Math.abs(n) > ZERO_FORCE * unit.scale)
        links.push({ link, N, n, flexibility: f, elongation, value: n * (N * f + elongation) });
    }
    unit.R.forEach((r, i) => {
      parts.settlement -= r * (actions.settlement?.[i] ?? 0);
    });
    const total = parts.N + parts.elongation + parts.settlement + 0;
    const expected = solution.u![at]! + 0;
    const size = greatest(solution.u!);
    const difference = size === 0 ? Math.abs(total) : Math.abs(total - expected) / size;
    const check = { expected, difference, passed: difference <= CHECK };
    return { ...parts, settlement: parts.settlement + 0, total, links: of.keepsLinks ? links : null, check };
  });
  return { joint, axis, unit: { N: toList(unit.N), R: listReactions(system, unit.R) }, cases };
}

/** Solves the truss under a unit force in one direction. */
function solveUnit(truss: FactoredTruss, at: number): SetSolution {
  const { dim, anchors } = truss.model.system;
  const joints = new Float64Array(dim * anchors.length);
  joints[at] = 1;
  return solveSet(truss, { joints, elongation: null, settlement: null });
}

/**
 * Finds the largest displacement along an axis over all sets, the first of equal ones; returns null if nothing moves or
 * displacements are unknown.
 */
export function largestDisplacement(
  dim: 2 | 3,
  sets: readonly { readonly solution: SetSolution }[],
): MohrJoint | null {
  let most = 0;
  let place = -1;
  for (const { solution } of sets) {
    const { u } = solution;
    if (!u) return null;
    for (let i = 0; i < u.length; i++) {
      if (Math.abs(u[i]!) <= most) continue;
      most = Math.abs(u[i]!);
      place = i;
    }
  }
  return place < 0 ? null : { joint: Math.floor(place / dim), axis: AXES[place % dim]! };
}
