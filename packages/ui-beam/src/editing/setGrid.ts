import { type BeamCase, type CaseGrid, DEFAULTS } from '@eecs/solver-core';
import { type Edit, plainEdit, refusedEdit } from './edit.ts';

/**
 * Changes the grid as a person types it: one with more than 25 steps on the beam, or more than 12 minor lines to a step,
 * is refused (warning w8). The caller guarantees numbers above zero.
 */
export function setGrid(document: BeamCase, change: Partial<Pick<CaseGrid, 'step' | 'minors'>>): Edit {
  const { step = document.grid.step, minors = document.grid.minors } = change;
  if (step === document.grid.step && minors === document.grid.minors) return plainEdit(document);
  const isTooFine = document.L / step > DEFAULTS.maxGridSteps || minors > DEFAULTS.maxGridMinors;
  if (isTooFine) return refusedEdit(document, 'gridTooFine');
  return plainEdit({ ...document, grid: { ...document.grid, step, minors } });
}
