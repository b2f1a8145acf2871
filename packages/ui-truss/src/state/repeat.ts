import { atom } from 'jotai/vanilla';

/** Whether the fields for repeating the selection are open. */
export const repeatOpenAtom = atom(false);
