import { atom } from 'jotai/vanilla';

/** The tools that were used and put away, separated by blanks: a text, so that any store can keep it. */
export const seenToolsAtom = atom('');
