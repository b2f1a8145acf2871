import { CHECK } from '../../linalg/tolerance.ts';
import type { TrussChecks } from './checks.ts';
import { compatibilityResidual } from './compatibility.ts';
import { energyResidual } from './energy.ts';
import { jointResidual, wholeResidual } from './equilibrium.ts';
import { greatest } from './pinJointed.ts';
import type { TrussActions } from '../assembly/trussModel.ts';
import type { FactoredTruss, SetSolution } from './solveSet.ts';
import type { SecondForces } from './secondMethod.ts';

/**
 * Checks one solved set against statics, geometry, energy and a second method; null if the second method was not tried.
 */
export function checkSet(of: {
  truss: FactoredTruss;
  actions: TrussActions;
  solution: SetSolution;
  second: { readonly method: SecondForces['method']; readonly N: Float64Array | null } | null;
}): TrussChecks {
  const { actions, solution, second } = of;
  const { model, flexibility } = of.truss;
  const { N, u } = solution;
  const joints = jointResidual(model, actions.joints, solution);
  const whole = wholeResidual(model, actions.joints, solution);
  const known = flexibility && u ? { model, actions, solution, u, flexibility } : null;
  const energy = known && energyResidual(known);
  const compatibility = known && compatibilityResidual(known);
  const secondMethod = second?.N ? differenceOf(N, second.N, solution.scale) : null;
  const isSecond = second === null || (secondMethod !== null && secondMethod <= CHECK);
  const passed =
    isSecond && [joints, whole, energy ?? 0, compatibility ?? 0].every((residual) => residual <= CHECK);
  return { joints, whole, energy, compatibility, secondMethod, method: second?.method ?? null, passed };
}

function differenceOf(N: Float64Array, other: Float64Array, scale: number): number {
  const difference = greatest(N.map((force, link) => force - other[link]!));
  return scale === 0 ? difference : difference / scale;
}
