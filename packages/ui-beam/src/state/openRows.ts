import { atom } from 'jotai/vanilla';
import { type ResultId, isLate } from '../naming/resultRows.ts';

/** The diagrams that stand under the beam where there is room for several, in no order. */
export const openRowsAtom = atom<ReadonlySet<ResultId>>(new Set<ResultId>(['Q', 'M', 'deflection']));

/** Whether the room of stresses stands open. */
export const isStressShownAtom = atom(false);

/** The one diagram a phone shows. */
export const phoneRowAtom = atom<ResultId>('M');

/** Opens a diagram, or with `toggle` closes one that is open. */
export const openRowAtom = atom(null, (get, set, id: ResultId, { toggle = false } = {}) => {
  set(phoneRowAtom, id);
  if (isLate(id)) set(isStressShownAtom, true);
  const open = get(openRowsAtom);
  if (!open.has(id)) set(openRowsAtom, new Set([...open, id]));
  else if (toggle) set(openRowsAtom, new Set([...open].filter((other) => other !== id)));
});
