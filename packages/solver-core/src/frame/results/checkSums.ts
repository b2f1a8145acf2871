import { integrateProduct } from '../../linalg/polynomialProduct.ts';
import { ASSUMED_SIZE } from '../../linalg/tolerance.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { MemberDiagrams } from '../../member/diagrams/makeDiagrams.ts';
import { overlapsOf } from '../../diagrams/overlaps.ts';
import type { SetActions } from '../../member/loads/actions.ts';
import type { ModelJoint } from '../assembly/frameModel.ts';

/** A sum with the size of its largest term. */
export interface Sum {
  total: number;
  size: number;
}

/** Returns a sum without terms. */
export const emptySum = (): Sum => ({ total: 0, size: 0 });

/** Adds a term. */
export function addTerm(sum: Sum, term: number): void {
  sum.total += term;
  sum.size = Math.max(sum.size, Math.abs(term));
}

/** Returns the residual of a sum relative to its largest term, or to a fraction of an assumed size. */
export function relative({ total, size }: Sum, assumed = 0): number {
  const scale = Math.max(size, ASSUMED_SIZE * assumed);
  return scale === 0 ? 0 : Math.abs(total) / scale;
}

/** Sums the concentrated actions exactly at a place of a member. */
export function pointsAt({ points }: SetActions, x: number): { fx: number; fy: number; m: number } {
  const sum = { fx: 0, fy: 0, m: 0 };
  for (const point of points) {
    if (point.x !== x) continue;
    sum.fx += point.fx;
    sum.fy += point.fy;
    sum.m += point.m;
  }
  return sum;
}

/** Returns the resultant of the loads on a member along its own axes, and their moment about joint i. */
export function resultantsOf({ points, spreads }: SetActions, isInside: (x: number) => boolean) {
  const terms: { fx: number; fy: number; m: number }[] = [];
  for (const { x, fx, fy, m } of points) if (isInside(x)) terms.push({ fx, fy, m: m + fy * x });
  for (const { x0, x1, px, py, q0, q1, q2 } of spreads) {
    const h = x1 - x0;
    const total = integrateProduct([q0, q1, q2], [1], h);
    const about = integrateProduct([q0, q1, q2], [x0, 1], h);
    terms.push({ fx: px * total, fy: py * total, m: py * about });
  }
  return terms;
}

/** Lists the work of the loads on a straight member on its displacements. */
export function workOnLine(
  length: number,
  {
    actions: { points, spreads },
    diagrams: { u, deflection, slope },
  }: { readonly actions: SetActions; readonly diagrams: MemberDiagrams },
): number[] {
  return [
    ...points.flatMap(({ x, fx, fy, m }) => {
      const side = x >= length ? 'left' : 'right';
      return [fx * valueAt(u, x, side), fy * valueAt(deflection, x, side), m * valueAt(slope, x, side)];
    }),
    ...spreads.flatMap(({ x0, x1, px, py, q0, q1, q2 }) => {
      const load = [{ x0, x1, c: [q0, q1, q2] }];
      return [px * integral(load, u.segments), py * integral(load, deflection.segments)];
    }),
  ];
}

/** Integrates the product of two curves along a member. */
export function integral(a: Diagram['segments'], b: Diagram['segments']): number {
  return overlapsOf(a, b).reduce(
    (total, { x0, x1, a: one, b: other }) => total + integrateProduct(one, other, x1 - x0),
    0,
  );
}

/** Returns the centre of a frame and its larger dimension. */
export function extentOf(joints: readonly ModelJoint[]): {
  readonly middle: { readonly x: number; readonly y: number };
  readonly extent: number;
} {
  const xs = joints.map(({ x }) => x);
  const ys = joints.map(({ y }) => y);
  const [left, right] = [least(xs), -least(xs.map((x) => -x))];
  const [bottom, top] = [least(ys), -least(ys.map((y) => -y))];
  return {
    middle: { x: (left + right) / 2, y: (bottom + top) / 2 },
    extent: Math.max(right - left, top - bottom),
  };
}

function least(values: readonly number[]): number {
  return values.reduce((found, value) => Math.min(found, value), Infinity);
}
