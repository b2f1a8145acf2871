import { atom } from 'jotai/vanilla';

/**
 * The tools that were in hand and put away again, with blanks between: a text, so that a store keeps it like any other.
 */
export const seenToolsAtom = atom('');
