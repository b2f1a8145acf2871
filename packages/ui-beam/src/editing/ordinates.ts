import type { DistributedLoad } from '@eecs/solver-core';

/** Ordinates of a distributed load at its start, middle and end. */
export type Ordinates = DistributedLoad['y'];

/** Relative tolerance for equal ordinates, for the rounding of unit conversions. */
const SAME_ORDINATE = 1e-12;

/** The shape of a distributed load: one value, a straight line, a parabola. */
export type LoadShape = 'uniform' | 'trapezoid' | 'parabola';

/** The shapes, each contained in the next. */
export const LOAD_SHAPES: readonly LoadShape[] = ['uniform', 'trapezoid', 'parabola'];

/** Returns the simplest shape of the ordinates. */
export function getShape(y: Ordinates): LoadShape {
  if (isUniform(y)) return 'uniform';
  return isStraight(y) ? 'trapezoid' : 'parabola';
}

/**
 * Returns the initial ordinates of a load after a change of shape: one value is that of the start, a line joins the
 * ends.
 */
export function toShape(y: Ordinates, shape: LoadShape): Ordinates {
  if (shape === 'uniform') return [y[0], y[0], y[0]];
  return shape === 'trapezoid' ? [y[0], computeMean(y), y[2]] : y;
}

/** Returns whether a load has one ordinate throughout. */
export function isUniform([start, middle, end]: Ordinates): boolean {
  const greatest = greatestOf([start, middle, end]);
  return isSame(start, middle, greatest) && isSame(middle, end, greatest);
}

/** Returns whether the ordinates lie on a straight line; true also for a uniform load. */
export function isStraight(y: Ordinates): boolean {
  return isSame(y[1], computeMean(y), greatestOf(y));
}

/** Computes the middle ordinate of a linear load. */
export function computeMean([start, , end]: Ordinates): number {
  // Halved first, because the sum of two large ordinates might overflow.
  return start / 2 + end / 2;
}

/** Computes the integral of a distributed load over its range: by Simpson's rule, which is exact for a quadratic. */
export function computeResultant({ x, y }: Pick<DistributedLoad, 'x' | 'y'>): number {
  const [start, middle, end] = y;
  return ((x[1] - x[0]) / 6) * (start + 4 * middle + end);
}

function greatestOf(y: Ordinates): number {
  return Math.max(...y.map(Math.abs));
}

function isSame(one: number, other: number, greatest: number): boolean {
  return Math.abs(one - other) <= SAME_ORDINATE * greatest;
}
