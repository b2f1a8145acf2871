import { DEFAULTS } from '../../model/constants.ts';
import type { CommonCase } from '../../model/commonCase.ts';
import type { BeamCase, CaseGrid } from '../../model/document.ts';
import type { RuleEdit } from '../ruleEdit.ts';

/** Says whether a grid has more than 25 steps on a length, or more than 12 minor lines to a step (warning w8). */
export function isGridTooFine({ step, minors }: Pick<CaseGrid, 'step' | 'minors'>, length: number): boolean {
  return length / step > DEFAULTS.maxGridSteps || minors > DEFAULTS.maxGridMinors;
}

/** What of a grid a person types. */
export type GridChange = Partial<Pick<CaseGrid, 'step' | 'minors'>>;

/** Changes the grid as a person types it; one that is too fine is refused. The caller guarantees numbers above zero. */
export function setGrid(document: BeamCase, change: GridChange): RuleEdit {
  return changeGrid(document, change, document.L);
}

/** Changes the grid of a document whose drawing has an extent, in the unit of its step. */
export function changeGrid<Document extends Pick<CommonCase, 'grid'>>(
  document: Document,
  { step = document.grid.step, minors = document.grid.minors }: GridChange,
  extent: number,
): RuleEdit<Document, 'gridTooFine'> {
  if (step === document.grid.step && minors === document.grid.minors) return { document, notes: [] };
  if (isGridTooFine({ step, minors }, extent))
    return { document, notes: [{ code: 'gridTooFine', count: 1 }] };
  return { document: { ...document, grid: { ...document.grid, step, minors } }, notes: [] };
}
