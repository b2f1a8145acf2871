import { atom } from 'jotai/vanilla';

/**
 * The name of the room that is open: an explanation of a result, which is in the place of the results with the
 * structure above it. Null for none. A name that an editor does not know opens nothing.
 */
export const openRoomAtom = atom<string | null>(null);
