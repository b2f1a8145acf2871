import { createDiagramCursor } from '@eecs/ui-kit';
import { atom } from 'jotai/vanilla';
import type { ResultId } from './resultRows.ts';

/** The diagrams that stand under the beam where there is room for several, in no order. */
export const openRowsAtom = atom<ReadonlySet<ResultId>>(new Set<ResultId>(['Q', 'M', 'deflection']));

/** The one diagram a phone shows. */
export const phoneRowAtom = atom<ResultId>('M');

/** The place all diagrams and the board are read at; one per store, as it is computed in it. */
export const cursorAtom = atom(createDiagramCursor);

/** Opens a diagram, or with `toggle` closes one that is open. */
export const openRowAtom = atom(null, (get, set, id: ResultId, { toggle = false } = {}) => {
  set(phoneRowAtom, id);
  const open = get(openRowsAtom);
  if (!open.has(id)) set(openRowsAtom, new Set([...open, id]));
  else if (toggle) set(openRowsAtom, new Set([...open].filter((other) => other !== id)));
});
