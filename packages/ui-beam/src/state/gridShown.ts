import { atom } from 'jotai/vanilla';

/** Whether the board is squared. */
export const isGridShownAtom = atom(true);
