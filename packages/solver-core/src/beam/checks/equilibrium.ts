import { ASSUMED_SIZE } from '../../linalg/tolerance.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import type { MemberModel } from '../../member/model.ts';
import type { PlaneResults } from '../results/planeResults.ts';

/**
 * Computes how far the reactions are from balancing the loads along x, along y and about the left end, each sum
 * relative to its largest term. Transverse forces and moments come from one solution and share a scale through the
 * length of the beam: the scale of forces includes the largest moment divided by the length, times ASSUMED_SIZE. So the
 * rounding error of a force under a couple alone is ignored, but small forces under large couples must balance as well
 * as others. A settlement is included in the scale as the force that would bend the whole beam by it, so that rounding
 * errors in a beam that can follow the settlement are ignored.
 */
export function equilibriumResidual(
  { nodes, elements }: MemberModel,
  { points, spreads, settlements }: SetActions,
  R: PlaneResults['R'],
): number {
  const length = nodes.at(-1)!.x;
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
  const softest = Math.min(...elements.map(({ EI }) => EI)) / length ** 3;
  const settled = softest * largest(settlements.map(({ y, r }) => Math.abs(y) + Math.abs(r) * length));
  const most = Math.max(largest(across), settled);
  const force = Math.max(most, (ASSUMED_SIZE * largest(turning)) / length);
  const moment = Math.max(largest(turning), most * length);
  return Math.max(
    relative(sum(along), largest(along)),
    relative(sum(across), force),
    relative(sum(turning), moment),
  );
}

const sum = (terms: readonly number[]): number => terms.reduce((total, term) => total + term, 0);

const largest = (terms: readonly number[]): number =>
  terms.reduce((most, term) => Math.max(most, Math.abs(term)), 0);

const relative = (value: number, scale: number): number => (scale === 0 ? 0 : Math.abs(value) / scale);
