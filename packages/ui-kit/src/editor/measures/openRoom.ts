import { atom } from 'jotai/vanilla';

/**
 * The name of the open room: an explanation of a result, shown in place of the results below the structure. Null for
 * none. An unknown name opens nothing.
 */
export const openRoomAtom = atom<string | null>(null);
