import type { ResultMode } from '../../state/resultMode.ts';

/** Steps of width or of colour on each side of zero. */
export const STEPS = 8;
/** The palest step is still seen. */
const PALEST = 0.22;

/** The value of the strongest colour: the greatest value, or 100 % for use. */
export function fullScale(values: readonly number[], mode: ResultMode): number {
  return mode === 'utilisation' ? 1 : values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** The step of a value that is not zero, 1 to STEPS; what is beyond the scale has the last one. */
export function stepOf(value: number, full: number): number {
  return Math.min(STEPS, Math.max(1, Math.ceil((Math.abs(value) / full) * STEPS)));
}

/** How strong the colour of a step is. */
export function opacityOf(step: number): number {
  return Math.round((PALEST + ((1 - PALEST) * step) / STEPS) * 100) / 100;
}
