import { CHECK } from '../linalg/tolerance.ts';
import type { BeamCase } from '../model/document.ts';
import type { SetActions } from './actions.ts';
import type { BeamSet, Checks } from './answer.ts';
import { valueAt } from './diagram.ts';

/**
 * Checks one answered set against statics: the reactions balance the loads along x, along y and about the left
 * end, and deflections are continuous. Each residual is relative to the largest term of its own sum.
 */
export function checkSet(of: {
  document: BeamCase;
  actions: SetActions;
  set: Pick<BeamSet, 'R' | 'deflection' | 'u'>;
}): Checks {
  const equilibrium = equilibriumResidual(of.actions, of.set.R);
  const continuity = Math.max(jumpResidual(of.set.deflection), jumpResidual(of.set.u));
  return { equilibrium, continuity, passed: equilibrium <= CHECK && continuity <= CHECK };
}

function equilibriumResidual({ points, spreads }: SetActions, R: BeamSet['R']): number {
  const along = [...R.map(({ axial }) => axial), ...points.map(({ fx }) => fx)];
  const across = [...R.map(({ normal }) => normal), ...points.map(({ fy }) => fy)];
  const turning = [
    ...R.flatMap(({ x, normal, moment }) => [normal * x, moment]),
    ...points.flatMap(({ x, fy, m }) => [fy * x, m]),
  ];
  for (const { x0, x1, px, py, q0, q1, q2 } of spreads) {
    const h = x1 - x0;
    const total = h * (q0 + h * (q1 / 2 + (h * q2) / 3));
    const first = h * h * (q0 / 2 + h * (q1 / 3 + (h * q2) / 4));
    along.push(px * total);
    across.push(py * total);
    turning.push(py * (x0 * total + first));
  }
  return Math.max(...[along, across, turning].map(relativeSum));
}

function relativeSum(terms: readonly number[]): number {
  let sum = 0;
  let largest = 0;
  for (const term of terms) {
    sum += term;
    largest = Math.max(largest, Math.abs(term));
  }
  return largest === 0 ? 0 : Math.abs(sum) / largest;
}

function jumpResidual(diagram: BeamSet['deflection']): number {
  const scale = Math.max(Math.abs(diagram.max.value), Math.abs(diagram.min.value));
  if (scale === 0) return 0;
  return diagram.segments.reduce((worst, { x1 }, i) => {
    if (i === diagram.segments.length - 1) return worst;
    return Math.max(worst, Math.abs(valueAt(diagram, x1, 'left') - valueAt(diagram, x1, 'right')) / scale);
  }, 0);
}
