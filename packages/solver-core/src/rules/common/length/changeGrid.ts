import { DEFAULTS } from '../../../model/common/constants.ts';
import type { CommonCase } from '../../../model/common/document.ts';
import type { CaseGrid } from '../../../model/common/document.ts';
import type { CaseEdit } from '../caseEdit.ts';

/** Returns whether a grid has more than 25 steps on a length, or more than 12 minor lines in a step (warning w8). */
export function isGridTooFine({ step, minors }: Pick<CaseGrid, 'step' | 'minors'>, length: number): boolean {
  return length / step > DEFAULTS.maxGridSteps || minors > DEFAULTS.maxGridMinors;
}

/** The parts of a grid that a person types. */
export type GridChange = Partial<CaseGrid>;

/** Changes the grid of a document whose drawing has the given extent, in the unit of its step. */
export function changeGrid<Document extends Pick<CommonCase, 'grid'>>(
  document: Document,
  change: GridChange,
  extent: number,
): CaseEdit<Document, 'gridTooFine'> {
  const { grid } = document;
  const { step = grid.step, minors = grid.minors, yStep = grid.yStep } = change;
  const isRuleSame = step === grid.step && minors === grid.minors;
  if (isRuleSame && yStep === grid.yStep) return { document, notes: [] };
  // Lines across the beam are only a visual aid, so they are not refused however close they are.
  if (!isRuleSame && isGridTooFine({ step, minors }, extent))
    return { document, notes: [{ code: 'gridTooFine', count: 1 }] };
  return { document: { ...document, grid: { ...grid, step, minors, yStep } }, notes: [] };
}
