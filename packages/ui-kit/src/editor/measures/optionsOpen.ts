import { atom } from 'jotai/vanilla';

/** Whether the sheet of options stands open. */
export const areOptionsOpenAtom = atom(false);
