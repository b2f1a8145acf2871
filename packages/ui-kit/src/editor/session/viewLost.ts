import { atom } from 'jotai/vanilla';

/** Whether the view passed with the document could not be shown in full, and no message has reported it yet. */
export const isViewLostAtom = atom(false);
