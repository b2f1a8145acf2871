import { atom } from 'jotai/vanilla';

/** Whether the sheet of options is open. */
export const areOptionsOpenAtom = atom(false);
