import type { BeamCase } from '../../../model/beam/document.ts';
import { changeGrid, type GridChange } from '../../common/length/changeGrid.ts';
import type { RuleEdit } from '../ruleEdit.ts';

/** Changes the grid to typed values; a grid that is too fine is refused. The numbers must be above zero. */
export function setGrid(document: BeamCase, change: GridChange): RuleEdit {
  return changeGrid(document, change, document.L);
}
