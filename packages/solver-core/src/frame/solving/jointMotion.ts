import { splitProduct } from '../../linalg/splitProduct.ts';
import type { FrameModel, ModelJoint, ModelMember } from '../assembly/frameModel.ts';

/**
 * Displacements of all joints in the axes of their supports, three numbers for each joint, each as a double and its
 * rounding error.
 */
export interface JointMotion {
  readonly high: Float64Array;
  readonly low: Float64Array;
}

/** Adds to the displacement at an index. */
export function addMotionInto({ high, low }: JointMotion, at: number, by: number): void {
  const before = high[at]!;
  const rest = low[at]! + by;
  const sum = before + rest;
  high[at] = sum;
  const back = sum - before;
  low[at] = before - (sum - back) + (rest - back);
}

/** A number as a double and its rounding error. */
type Long = readonly [high: number, low: number];

/**
 * Computes the elongation of a member and the rotations of its ends relative to its chord from the displacements of its
 * joints, both rotations positive in the direction of positive moments. Common digits of displacements do not cancel
 * those of a stiff member.
 */
export function strainInto(
  strain: Float64Array,
  { joints }: FrameModel,
  { member, motion }: { readonly member: ModelMember; readonly motion: JointMotion },
): void {
  const { i, j, cos, sin, cosRest, sinRest, length, lengthRest } = member;
  const { high, low } = motion;
  const [a, b] = [joints[i]!, joints[j]!];
  let xi = high[3 * i]!;
  let xiRest = low[3 * i]!;
  let yi = high[3 * i + 1]!;
  let yiRest = low[3 * i + 1]!;
  let xj = high[3 * j]!;
  let xjRest = low[3 * j]!;
  let yj = high[3 * j + 1]!;
  let yjRest = low[3 * j + 1]!;
  if (a.cos !== 1) [[xi, xiRest], [yi, yiRest]] = globalMotion(a, motion, i);
  if (b.cos !== 1) [[xj, xjRest], [yj, yjRest]] = globalMotion(b, motion, j);
  const dx = xj - xi;
  const dxRest = lostOf(xj, -xi, dx) + (xjRest - xiRest);
  const dy = yj - yi;
  const dyRest = lostOf(yj, -yi, dy) + (yjRest - yiRest);
  const along = cos * dx + sin * dy;
  const alongRest =
    lostOf(cos * dx, sin * dy, along) +
    errorOf(cos, dx) +
    errorOf(sin, dy) +
    (cosRest * dx + cos * dxRest) +
    (sinRest * dy + sin * dyRest);
  const w = cos * dy - sin * dx;
  const wRest =
    lostOf(cos * dy, -sin * dx, w) +
    errorOf(cos, dy) -
    errorOf(sin, dx) +
    (cosRest * dy + cos * dyRest) -
    (sinRest * dx + sin * dxRest);
  const chord = w / length;
  const back = chord * length;
  const chordRest = (w - back - errorOf(chord, length) + wRest - chord * lengthRest) / length;
  strain[0] = along + alongRest;
  strain[1] = chord - high[3 * i + 2]! + (chordRest - low[3 * i + 2]!);
  strain[2] = high[3 * j + 2]! - chord + (low[3 * j + 2]! - chordRest);
}

/** Returns the rounding error of a + b. */
function lostOf(a: number, b: number, sum: number): number {
  const back = sum - a;
  return a - (sum - back) + (b - back);
}

/** Returns the rounding error of a product. */
function errorOf(a: number, b: number): number {
  return splitProduct(a, b)[1];
}

/** Returns the displacement of a joint along the global axes. */
export function globalMotion(
  { cos, sin }: ModelJoint,
  { high, low }: JointMotion,
  joint: number,
): [Long, Long] {
  const x: Long = [high[3 * joint]!, low[3 * joint]!];
  const y: Long = [high[3 * joint + 1]!, low[3 * joint + 1]!];
  if (cos === 1) return [x, y];
  return [dot([cos, 0], x, [-sin, 0], y), dot([sin, 0], x, [cos, 0], y)];
}

function dot(a: Long, x: Long, b: Long, y: Long): Long {
  const [p, pRest] = splitProduct(a[0], x[0]);
  const [q, qRest] = splitProduct(b[0], y[0]);
  const sum = p + q;
  const back = sum - p;
  const lost = p - (sum - back) + (q - back);
  return [sum, lost + pRest + qRest + (a[1] * x[0] + a[0] * x[1]) + (b[1] * y[0] + b[0] * y[1])];
}
