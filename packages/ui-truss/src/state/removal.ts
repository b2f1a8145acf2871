import { atom } from 'jotai/vanilla';

/** Whether the editor asks before it removes anything: the reader's option `confirmDelete`. */
export const asksBeforeRemovalAtom = atom(false);
