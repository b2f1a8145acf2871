import type { CommonCase } from '../../../model/common/document.ts';
import { DEFAULTS } from '../../../model/common/constants.ts';
import type { UnitSystem } from '../../../model/common/document.ts';

const MAX_STEPS = DEFAULTS.maxGridSteps;
/** A beam in US units does not start with `DEFAULTS.grid`, which is in metres. */
const FIRST_US_STEP_IN = 10;

/** Raises a grid step to the next of 1, 2, 5 times a power of ten until the beam has at most `maxGridSteps` steps. */
export function fitGridStep(step: number, length: number): number {
  if (step > 0 && length / step <= MAX_STEPS) return step;
  const least = length / MAX_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  // The last candidate is the next power of ten, so one always fits, whatever the logarithm rounded to.
  return (
    [1, 2, 5, 10, 20].map((factor) => factor * power).find((size) => length / size <= MAX_STEPS) ?? least
  );
}

/** Returns the initial grid step of a beam, in the length unit of the system. */
export function getFirstGridStep(system: UnitSystem): number {
  return system === 1 ? FIRST_US_STEP_IN : DEFAULTS.grid.step;
}

/**
 * Fits the grid step to a drawing whose extent changes. A step that is too fine is raised, and a step that was raised
 * earlier is lowered again. A coarser step that a person typed stays.
 */
export function followExtent(
  { grid, units }: Pick<CommonCase, 'grid' | 'units'>,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const first = getFirstGridStep(units.system);
  const wasRaised = grid.step > first && grid.step === fitGridStep(first, from);
  return fitGridStep(wasRaised ? first : grid.step, to);
}
