import { atom } from 'jotai/vanilla';

/** Index of the case set whose results are on the screen. */
export const shownSetAtom = atom(0);
