import { atom } from 'jotai/vanilla';

/** Whether the view passed with the document could not be shown in full and this is not yet reported. */
export const isViewLostAtom = atom(false);
