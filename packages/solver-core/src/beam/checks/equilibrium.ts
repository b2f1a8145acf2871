import type { SetActions } from '../actions.ts';
import type { BeamSet } from '../answer.ts';

/**
 * Computes how far the reactions are from balancing the loads along x, along y and about the left end, each sum relative to
 * its largest term.
 */
export function equilibriumResidual({ points, spreads }: SetActions, R: BeamSet['R']): number {
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
