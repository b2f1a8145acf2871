import { atom } from 'jotai/vanilla';
import { type ResultId, isLate } from '../naming/resultRows.ts';
import { openRoomAtom } from './openRoom.ts';

/** The open diagrams below the beam if there is room for several, unordered. */
export const openRowsAtom = atom<ReadonlySet<ResultId>>(new Set<ResultId>(['Q', 'M', 'deflection']));

/** Whether the room of stresses is open. */
export const isStressShownAtom = atom(
  (get) => get(openRoomAtom) === 'stress',
  (get, set, isShown: boolean) => {
    if (isShown !== (get(openRoomAtom) === 'stress')) set(openRoomAtom, isShown ? 'stress' : null);
  },
);

/** The single diagram of a phone. */
export const phoneRowAtom = atom<ResultId>('M');

/** Opens a diagram, or with `toggle` closes an open one. */
export const openRowAtom = atom(null, (get, set, id: ResultId, { toggle = false } = {}) => {
  set(phoneRowAtom, id);
  // A diagram is visible if its row is: in the panel of stresses, or if no panel is open.
  set(openRoomAtom, isLate(id) ? 'stress' : null);
  const open = get(openRowsAtom);
  if (!open.has(id)) set(openRowsAtom, new Set([...open, id]));
  else if (toggle) set(openRowsAtom, new Set([...open].filter((other) => other !== id)));
});
