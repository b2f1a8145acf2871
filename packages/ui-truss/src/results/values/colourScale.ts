import type { ResultMode } from '../../state/resultMode.ts';

/** Number of steps of width or colour on each side of zero. */
export const STEPS = 8;
/** The palest step is still visible. */
const PALEST = 0.22;

/** Returns the value of the strongest colour: the greatest value, or 100 % for utilisations. */
export function fullScale(values: readonly number[], mode: ResultMode): number {
  return mode === 'utilisation' ? 1 : values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** Returns the step of a nonzero value, 1 to STEPS; values beyond the scale have the last one. */
export function stepOf(value: number, full: number): number {
  return Math.min(STEPS, Math.max(1, Math.ceil((Math.abs(value) / full) * STEPS)));
}

/** Returns the opacity of a step's colour. */
export function opacityOf(step: number): number {
  return Math.round((PALEST + ((1 - PALEST) * step) / STEPS) * 100) / 100;
}
