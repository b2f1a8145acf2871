import { atom } from 'jotai/vanilla';
import type { TrussSet } from '@eecs/solver-core/truss';
import { BOARD_RESULTS, type BoardResult, boardResultAtom } from '../../state/resultMode.ts';
import { drawnSetAtom } from '../values/drawnSet.ts';
import { listModes } from '../values/listModes.ts';

/**
 * Lists the results of a set that the board can draw: displacements need real constants, and belong to a single set,
 * not to extremes.
 */
export function listBoardResults(set: TrussSet | null): readonly BoardResult[] {
  if (set === null) return ['off', 'force'];
  const modes: readonly BoardResult[] = listModes(set);
  return BOARD_RESULTS.filter(
    (one) => one === 'off' || modes.includes(one) || (one === 'shape' && set.displacement !== null),
  );
}

/** The available results of the answer on the board. */
export const boardResultsAtom = atom((get) => listBoardResults(get(drawnSetAtom)));

/** The drawn result: the wanted one, or forces if the answer lacks it. */
export const drawnResultAtom = atom((get): BoardResult => {
  const wanted = get(boardResultAtom);
  return get(boardResultsAtom).includes(wanted) ? wanted : 'force';
});
