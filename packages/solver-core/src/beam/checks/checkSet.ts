import { CHECK } from '../../linalg/tolerance.ts';
import type { BeamModel } from '../elements/elements.ts';
import type { SolvedSet } from '../solvedCase.ts';
import { continuityResidual } from './continuity.ts';
import { energyResidual } from './energy.ts';
import { equilibriumResidual } from './equilibrium.ts';

/** Residuals of one set's answer, each relative to the largest term of its own sum; passed when all are small. */
export interface Checks {
  /** Reactions against loads. */
  readonly equilibrium: number;
  /** Jumps of displacements where the beam goes on. */
  readonly continuity: number;
  /** Work of the loads and on settlements against strain energy. */
  readonly energy: number;
  /** Difference from the same beam solved by initial parameters; null when rounding leaves that singular. */
  readonly secondMethod: number | null;
  readonly passed: boolean;
}

/** Checks one answered set against statics, geometry, energy and a second method. */
export function checkSet(model: BeamModel, solved: SolvedSet, secondMethod: number | null): Checks {
  const length = model.nodes.at(-1)!.x;
  const equilibrium = equilibriumResidual(solved.actions, solved.set.R, length);
  const continuity = continuityResidual(model.nodes, solved.set);
  const energy = energyResidual(model, solved);
  const residuals = [equilibrium, continuity, energy, secondMethod ?? Infinity];
  const passed = residuals.every((residual) => residual <= CHECK);
  return { equilibrium, continuity, energy, secondMethod, passed };
}
