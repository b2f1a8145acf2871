import { atom } from 'jotai/vanilla';

/** The id of the train that the reader put on the beam; null until then. */
export const trainAtom = atom<string | null>(null);
