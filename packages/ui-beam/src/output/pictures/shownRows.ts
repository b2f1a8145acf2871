import { atom } from 'jotai/vanilla';
import { type ResultId, isLate } from '../../naming/resultRows.ts';
import { isStressShownAtom, openRowsAtom } from '../../state/openRows.ts';

/** The visible diagrams: those of stresses only while their room is open. */
export const shownRowsAtom = atom((get): ReadonlySet<ResultId> => {
  const open = get(openRowsAtom);
  return get(isStressShownAtom) ? open : new Set([...open].filter((id) => !isLate(id)));
});
