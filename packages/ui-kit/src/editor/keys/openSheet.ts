import { atom } from 'jotai/vanilla';

/** The sheet that is open over the editor: the list of its keys, or the command search. */
export type Sheet = 'help' | 'commands';

export const openSheetAtom = atom<Sheet | null>(null);

/** The characters typed since a key opened a sheet whose code was not there yet: the search begins with them. */
export const typedAheadAtom = atom('');
