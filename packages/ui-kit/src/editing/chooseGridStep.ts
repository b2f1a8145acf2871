import type { CaseUnits } from '@eecs/solver-core';

/**
 * Returns the step of a grid whose lines are at least that many px apart: 1, 2 or 5 times a power of ten, in m, or in
 * US units in ft; below a foot 6, 3, 2 or 1 in, then the fractions of an inch on a ruler.
 */
export function chooseGridStep(
  scale: number,
  leastPx: number,
  { system }: Pick<CaseUnits, 'system'>,
): number {
  const least = (leastPx / scale) * (1 - 1e-9);
  if (system === 1 && least <= 6)
    return [2, 3, 6].find((inches) => least > 1 && inches >= least) ?? halve(least);
  const unit = system === 1 ? 12 : 1;
  const power = 10 ** Math.floor(Math.log10(least / unit));
  const steps = [1, 2, 5, 10].map((factor) => unit * Number((factor * power).toPrecision(3)));
  return steps.find((step) => step >= least) ?? 10 * unit * power;
}

/** The smallest part of an inch that is not below a length: 1, 1/2, 1/4, … */
function halve(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}
