import { atom } from 'jotai/vanilla';

/** Whether the list of keys is open. */
export const isHelpOpenAtom = atom(false);
