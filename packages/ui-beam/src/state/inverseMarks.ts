import { atom } from 'jotai/vanilla';

/** Places along the beam that an inverse question found; the board marks them. */
export const inverseMarksAtom = atom<readonly number[]>([]);
