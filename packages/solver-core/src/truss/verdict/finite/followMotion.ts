import {
  DAMPING,
  DAMPING_OF_MISS,
  LEAST_DAMPING,
  LENGTH_MET,
  LENGTH_ROUNDINGS,
  STEP_MADE,
} from '../../../linalg/tolerance.ts';
import type { LinkSystem } from './linkSystem.ts';
import type { WorkBudget } from '../../../exact/workBudget.ts';

/**
 * Follows a motion for a step: searches for positions of the joints that have moved by STEP along it, whatever else
 * they do, with the lengths of all links unchanged.
 *
 * `velocity` over the free directions, its largest component 1. Uses Newton's method with a little damping (K.
 * Levenberg, 1944), because equations may depend on each other; the damping decreases as the lengths are approached.
 * Returns true if lengths are met to LENGTH_MET; a motion blocked in second to sixth order misses them by far more.
 * Also returns false if the budget is exhausted.
 */
export function followMotion(system: LinkSystem, velocity: Float64Array, budget: WorkBudget): boolean {
  const { size, places, home, lengths } = system;
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Infinity);
  const step = STEP * (shortest < Infinity ? shortest : 1);
  const norm = velocity.reduce((sum, v) => sum + v * v, 0);
  const moved = new Float64Array(size);
  velocity.forEach((v, place) => (moved[place] = step * v));
  const coordinates = new Float64Array(home.length);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    for (let k = 0; k < home.length; k++)
      coordinates[k] = home[k]! + (places[k]! < 0 ? 0 : moved[places[k]!]!);
    const missed = missedLengths(system, coordinates);
    const along = moved.reduce((sum, m, place) => sum + m * velocity[place]!, 0) - step * norm;
    const worst = missed.reduce((most, miss, link) => Math.max(most, Math.abs(miss) / lengths[link]!), 0);
    if (
      worst <= LENGTH_MET + LENGTH_ROUNDINGS * system.rounding &&
      Math.abs(along) <= STEP_MADE * step * norm
    )
      return true;
    if (!budget.spend(size ** 3 / 6 + LINK_WORK * lengths.length)) return false;
    const damping = Math.min(DAMPING, Math.max(DAMPING_OF_MISS * worst, LEAST_DAMPING));
    const correction = dampedStep(system, coordinates, missed, { velocity, along, damping });
    if (!correction) return false;
    for (let place = 0; place < size; place++) moved[place]! -= correction[place]!;
  }
  return false;
}

/** As a part of the shortest link: far enough to reveal that a motion is blocked. */
const STEP = 0.05;

/**
 * If every position on the way is special, some fifteen iterations bring the lengths ten times nearer. The budget
 * limits the work.
 */
const MOST_TURNS = 200;

/** The cost of a link in one step, in multiplications. */
const LINK_WORK = 200;

/** Returns (l² - L²)/2L of each link, which is l - L to first order. */
function missedLengths({ dim, count, ends, lengths }: LinkSystem, coordinates: Float64Array): Float64Array {
  const missed = new Float64Array(count);
  for (let link = 0; link < count; link++) {
    const [i, j] = [dim * ends[2 * link]!, dim * ends[2 * link + 1]!];
    let square = 0;
    for (let axis = 0; axis < dim; axis++) square += (coordinates[j + axis]! - coordinates[i + axis]!) ** 2;
    missed[link] = (square - lengths[link]! ** 2) / (2 * lengths[link]!);
  }
  return missed;
}

/** Solves (JᵀJ + damping)·x = Jᵀ·f with the row along the motion added; returns null if it cannot be solved. */
function dampedStep(
  system: LinkSystem,
  coordinates: Float64Array,
  missed: Float64Array,
  { velocity, along, damping }: { velocity: Float64Array; along: number; damping: number },
): Float64Array | null {
  const { size } = system;
  const matrix = new Float64Array(size * size);
  const right = velocity.map((v) => v * along);
  for (let a = 0; a < size; a++)
    for (let b = 0; b <= a; b++) matrix[a * size + b] = velocity[a]! * velocity[b]!;
  const entries: { place: number; value: number }[][] = Array.from({ length: system.count }, () => []);
  system.eachEntry(coordinates, (link, place, value) => entries[link]!.push({ place, value }));
  entries.forEach((row, link) => {
    for (const a of row) {
      right[a.place]! += a.value * missed[link]!;
      for (const b of row) if (b.place <= a.place) matrix[a.place * size + b.place]! += a.value * b.value;
    }
  });
  let largest = 0;
  for (let k = 0; k < size; k++) largest = Math.max(largest, matrix[k * size + k]!);
  for (let k = 0; k < size; k++) matrix[k * size + k]! += damping * largest;
  return solveByCholesky(matrix, right, size);
}

function solveByCholesky(matrix: Float64Array, right: Float64Array, size: number): Float64Array | null {
  for (let k = 0; k < size; k++) {
    for (let j = 0; j <= k; j++) {
      let sum = matrix[k * size + j]!;
      for (let m = 0; m < j; m++) sum -= matrix[k * size + m]! * matrix[j * size + m]!;
      if (j < k) matrix[k * size + j] = sum / matrix[j * size + j]!;
      else if (sum > 0) matrix[k * size + k] = Math.sqrt(sum);
      else return null;
    }
  }
  const x = right.slice();
  for (let k = 0; k < size; k++) {
    for (let m = 0; m < k; m++) x[k]! -= matrix[k * size + m]! * x[m]!;
    x[k]! /= matrix[k * size + k]!;
  }
  for (let k = size - 1; k >= 0; k--) {
    for (let m = k + 1; m < size; m++) x[k]! -= matrix[m * size + k]! * x[m]!;
    x[k]! /= matrix[k * size + k]!;
  }
  return x;
}
