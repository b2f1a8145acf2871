import { atom } from 'jotai/vanilla';
import type { TrussSet } from '@eecs/solver-core/truss';
import { BOARD_RESULTS, type BoardResult, boardResultAtom } from '../../state/resultMode.ts';
import { drawnSetAtom } from '../values/drawnSet.ts';
import { listModes } from '../values/listModes.ts';

/** Lists what the board can draw of a set: displacements need real constants, and are of one set, not of extremes. */
export function listBoardResults(set: TrussSet | null): readonly BoardResult[] {
  if (set === null) return ['off', 'force'];
  const modes: readonly BoardResult[] = listModes(set);
  return BOARD_RESULTS.filter(
    (one) => one === 'off' || modes.includes(one) || (one === 'shape' && set.displacement !== null),
  );
}

/** The results that the answer on the board has. */
export const boardResultsAtom = atom((get) => listBoardResults(get(drawnSetAtom)));

/** The result that is drawn: the one that is wanted, or forces where the answer lacks it. */
export const drawnResultAtom = atom((get): BoardResult => {
  const wanted = get(boardResultAtom);
  return get(boardResultsAtom).includes(wanted) ? wanted : 'force';
});
