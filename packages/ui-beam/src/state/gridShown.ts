import { atom } from 'jotai/vanilla';

/** Whether the board is squared. */
export const isGridShownAtom = atom(true);

/** Whether the popover stands open in which the grid is set. */
export const isGridOpenAtom = atom(false);
