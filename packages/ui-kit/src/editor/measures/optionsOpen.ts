import { atom } from 'jotai/vanilla';

/** Whether the options sheet is open. */
export const areOptionsOpenAtom = atom(false);
