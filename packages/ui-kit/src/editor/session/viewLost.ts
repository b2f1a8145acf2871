import { atom } from 'jotai/vanilla';

/** Whether the view that was passed with the document could not be shown in full, and nobody was told yet. */
export const isViewLostAtom = atom(false);
