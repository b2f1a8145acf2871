import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { followExtent } from '../common/length/fitGridStep.ts';
import { changeGrid } from '../common/length/changeGrid.ts';
import type { GridChange } from '../common/length/changeGrid.ts';
import type { TrussEdit } from './trussEdit.ts';

/**
 * Measures the largest absolute extent of a truss: the greatest distance between two of its joints along one of the
 * axes, m or in; 0 without joints. The grid of a truss depends on it as the grid of a beam depends on the length.
 *
 * @example measureExtent(prattOf18By3) // 18
 */
export function measureExtent({ joints }: Pick<TrussCase, 'joints'>): number {
  let extent = 0;
  for (const axis of ['x', 'y', 'z'] as const) {
    let [least, most] = [Infinity, -Infinity];
    for (const joint of joints) {
      least = Math.min(least, joint[axis]);
      most = Math.max(most, joint[axis]);
    }
    extent = Math.max(extent, most - least);
  }
  return extent;
}

/**
 * Changes the grid to typed values; a grid that is too fine for the extent of the truss is refused (warning w8). The
 * numbers must be above zero.
 */
export function setGrid(document: TrussCase, change: GridChange): TrussEdit {
  return changeGrid(document, change, measureExtent(document));
}

/**
 * Fits the grid of an edited truss to its extent: a step that became too fine is raised, and a step that was raised
 * earlier is lowered again. A coarser step that a person typed stays. `before` is the truss before the edit.
 */
export function fitGrid(document: TrussCase, before: Pick<TrussCase, 'joints'>): TrussCase {
  const { grid } = document;
  const step = followExtent(document, { from: measureExtent(before), to: measureExtent(document) });
  return step === grid.step ? document : { ...document, grid: { ...grid, step } };
}
