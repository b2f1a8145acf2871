import { atom } from 'jotai/vanilla';

/** What is open over the editor: the list of its keys, or the search of its commands. */
export type Sheet = 'help' | 'commands';

export const openSheetAtom = atom<Sheet | null>(null);
