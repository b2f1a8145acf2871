import { CHECK } from '../../linalg/tolerance.ts';
import type { MemberModel } from '../../member/model.ts';
import type { SolvedSet } from '../results/solvedCase.ts';
import type { Checks } from './checks.ts';
import { continuityResidual } from './continuity.ts';
import { energyResidual } from './energy.ts';
import { equilibriumResidual } from './equilibrium.ts';

/** Checks the results of a set against statics, geometry, energy and a second method. */
export function checkSet(model: MemberModel, solved: SolvedSet, secondMethod: number | null): Checks {
  const equilibrium = equilibriumResidual(model, solved.actions, solved.set.R);
  const continuity = continuityResidual(model, solved);
  const energy = energyResidual(model, solved);
  const residuals = [equilibrium, continuity, energy, secondMethod ?? Infinity];
  const passed = residuals.every((residual) => residual <= CHECK);
  return { equilibrium, continuity, energy, secondMethod, passed };
}
