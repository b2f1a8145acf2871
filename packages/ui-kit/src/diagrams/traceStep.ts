import { roundNoise } from '@eecs/solver-core';
const FINE_STEPS = 100;
const COARSE = 10;
/** Tolerance of a round place, as a fraction of a step. */
const ON_STEP = 1e-6;

/**
 * Returns the round step (1, 2 or 5 times a power of ten) whose ratio to a hundredth of a length > 0 is nearest to 1.
 */
export function fitTraceStep(length: number): number {
  const wanted = length / FINE_STEPS;
  const decade = 10 ** Math.floor(Math.log10(wanted));
  const offAt = (ratio: number): number => Math.abs(Math.log(wanted / (ratio * decade)));
  const ratio = [1, 2, 5, 10].reduce((best, next) => (offAt(next) < offAt(best) ? next : best));
  return Number((ratio * decade).toPrecision(1));
}

/** Returns the next round place forward (`sign` 1) or back (-1), or the tenth one if the move is coarse. */
export function stepAlong(
  x: number,
  { step, sign, isCoarse }: { readonly step: number; readonly sign: 1 | -1; readonly isCoarse: boolean },
): number {
  const passed = Math.floor((sign * x) / step + ON_STEP);
  return roundNoise(sign * (passed + (isCoarse ? COARSE : 1)) * step);
}
