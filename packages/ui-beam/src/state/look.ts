import { atom } from 'jotai/vanilla';

/** Whether compared case sets are shown by their envelope. */
export const isEnvelopedAtom = atom(false);

/** Whether the board is squared. */
export const isGridShownAtom = atom(true);

/** Whether the beam is drawn as deep as its cross-sections are: the reader's option `drawCS`. */
export const hasDepthsAtom = atom(true);

/** Whether the popover stands open in which the grid is set. */
export const isGridOpenAtom = atom(false);
